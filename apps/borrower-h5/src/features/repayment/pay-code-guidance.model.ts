/** What a page shows of how to pay a code. */
export interface ShownToPay {
  readonly amount: boolean;
  /** Who takes the code: a name, a picture, or steps. */
  readonly channels: boolean;
}

/** The warning beside a code: it refers to nothing that is not there to be seen. */
export function warningFor({ amount, channels }: ShownToPay) {
  if (amount && channels) return 'onlyTheseChannels';
  if (amount) return 'onlyThisAmount';
  return channels ? 'onlyThroughThese' : null;
}
