/** What a repayment may be paid by, without the channels that the deployment has turned off. */
export function withOfferedChannels<Info extends { readonly channels: readonly { readonly channelNumber: string }[] }>(
  info: Info,
  isTurnedOff: (what: string) => boolean,
): Info {
  const offered = info.channels.filter(({ channelNumber }) => !isTurnedOff(`channel:${channelNumber}`));
  return offered.length === info.channels.length ? info : { ...info, channels: offered };
}
