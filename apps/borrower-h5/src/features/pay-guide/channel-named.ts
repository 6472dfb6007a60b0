import type { GuidedChannel } from './guided-steps.ts';

const names: readonly (readonly [GuidedChannel, RegExp])[] = [
  ['gcash', /g-?cash/i],
  ['maya', /maya/i],
  ['store', /counter|cashier|store|tindahan/i],
];

/** The channel whose drawings fit a name of the server's; null where it names none of them. */
export const channelNamed = (name: string): GuidedChannel | null =>
  names.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
