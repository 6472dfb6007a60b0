import gcash1 from './drawings/gcash-1.svg';
import gcash2 from './drawings/gcash-2.svg';
import gcash3 from './drawings/gcash-3.svg';
import gcash4 from './drawings/gcash-4.svg';
import gcash5 from './drawings/gcash-5.svg';
import maya1 from './drawings/maya-1.svg';
import maya2 from './drawings/maya-2.svg';
import maya3 from './drawings/maya-3.svg';
import maya4 from './drawings/maya-4.svg';
import maya5 from './drawings/maya-5.svg';
import store1 from './drawings/store-1.svg';
import store2 from './drawings/store-2.svg';
import store3 from './drawings/store-3.svg';
import store4 from './drawings/store-4.svg';

/** The ways that are explained, in the order of their tabs: two e-wallets' bill payment, a store's cashier (spec §2). */
export const guidedChannels = ['gcash', 'maya', 'store'] as const;

/** One of them; also the value of `channel` in the address. */
export type GuidedChannel = (typeof guidedChannels)[number];

/** A step: the keys of its text and of its drawing's description, and the drawing. */
export interface GuidedStep {
  readonly text: `${GuidedChannel}${1 | 2 | 3 | 4}` | 'gcash5' | 'maya5';
  readonly drawing: string;
}

export const guidedSteps: Readonly<Record<GuidedChannel, readonly GuidedStep[]>> = {
  gcash: [
    { text: 'gcash1', drawing: gcash1 },
    { text: 'gcash2', drawing: gcash2 },
    { text: 'gcash3', drawing: gcash3 },
    { text: 'gcash4', drawing: gcash4 },
    { text: 'gcash5', drawing: gcash5 },
  ],
  maya: [
    { text: 'maya1', drawing: maya1 },
    { text: 'maya2', drawing: maya2 },
    { text: 'maya3', drawing: maya3 },
    { text: 'maya4', drawing: maya4 },
    { text: 'maya5', drawing: maya5 },
  ],
  store: [
    { text: 'store1', drawing: store1 },
    { text: 'store2', drawing: store2 },
    { text: 'store3', drawing: store3 },
    { text: 'store4', drawing: store4 },
  ],
};

/** The channel an address names; the first where it names none of them. */
export function channelOf(text: string | null): GuidedChannel {
  return guidedChannels.find((channel) => channel === text) ?? guidedChannels[0];
}
