import { atomFamily } from 'jotai-family';
import { storedAtom } from '#shared/state/stored-atom.ts';
import { cardCodeItem } from './card-code.ts';

/** The charge of an order that waits for its code. */
export const cardCodeAtom = atomFamily((orderId: string) => storedAtom(cardCodeItem, orderId));
