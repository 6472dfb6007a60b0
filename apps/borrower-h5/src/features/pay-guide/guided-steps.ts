import { filledIn, gcash, type GuideDrawing, maya, receipt, store } from './guide-drawings.tsx';

/** The ways that are explained, in the order of their tabs: two e-wallets' bill payment, a store's cashier (spec §2). */
export const guidedChannels = ['gcash', 'maya', 'store'] as const;

/** One of them; also the value of `channel` in the address. */
export type GuidedChannel = (typeof guidedChannels)[number];

/** A step: the key of its text and of its drawing's description, and the drawing. */
export interface GuidedStep {
  readonly text: `${GuidedChannel}${1 | 2 | 3 | 4}` | 'gcash5' | 'maya5';
  readonly Drawing: GuideDrawing;
}

export const guidedSteps: Readonly<Record<GuidedChannel, readonly GuidedStep[]>> = {
  gcash: [
    { text: 'gcash1', Drawing: gcash.bills },
    { text: 'gcash2', Drawing: gcash.loans },
    { text: 'gcash3', Drawing: filledIn },
    { text: 'gcash4', Drawing: gcash.check },
    { text: 'gcash5', Drawing: receipt },
  ],
  maya: [
    { text: 'maya1', Drawing: maya.payBills },
    { text: 'maya2', Drawing: maya.search },
    { text: 'maya3', Drawing: filledIn },
    { text: 'maya4', Drawing: maya.check },
    { text: 'maya5', Drawing: receipt },
  ],
  store: [
    { text: 'store1', Drawing: store.code },
    { text: 'store2', Drawing: store.scanner },
    { text: 'store3', Drawing: store.register },
    { text: 'store4', Drawing: store.receipt },
  ],
};

/** The channel an address names; the first where it names none of them. */
export function guidedChannelOf(text: string | null): GuidedChannel {
  return guidedChannels.find((channel) => channel === text) ?? guidedChannels[0];
}
