/** What kind of place a channel is paid at. */
export type ChannelType = 'wallet' | 'shop' | 'bank' | 'qr';

const words: readonly (readonly [ChannelType, RegExp])[] = [
  ['qr', /\bqr/i],
  ['shop', /counter|cashier|store|7-?\s?eleven|cebuana|palawan|lhuillier|bayad|tindahan/i],
  ['bank', /bank|instapay|pesonet|bpi|bdo|transfer/i],
  ['wallet', /wallet|g-?cash|maya|grab|shopee|coins/i],
];

/**
 * The type whose picture is beside a channel without a logo; null where its name says none. The backend sends no
 * type: this decides a drawing and nothing else.
 */
export function channelTypeOf(name: string): ChannelType | null {
  return words.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
