import { resendAt, secondsUntil } from '@peace/validators';
import { atomFamily } from 'jotai-family';
import * as v from 'valibot';
import { storedAtom } from '#shared/state/stored-atom.ts';
import { defineStoredItem } from '#shared/state/stored-item.ts';

const cardCodeItem = defineStoredItem({
  key: 'card-code',
  version: 1,
  schema: v.object({
    /** Names the charge to the confirmation. */
    recordId: v.string(),
    cardId: v.string(),
    bankName: v.string(),
    ending: v.string(),
    repayToken: v.string(),
    /** What is charged: another amount (minor units) or coupon is another payment. */
    amount: v.number(),
    couponId: v.string(),
    /** When the last SMS is known to have been sent, milliseconds since 1970. */
    codeSentAt: v.nullable(v.number()),
    /** Whether the code is waited for; no more once its dialog was closed. */
    isAwaited: v.boolean(),
  }),
  owner: 'borrower',
  lifetimeMs: 60 * 60 * 1000,
  purpose: 'Comes back to the SMS code of a card payment after the page was killed while the code was read.',
});

/** A charge that waits for its SMS code: nothing is paid yet. */
export type CardCode = v.InferOutput<(typeof cardCodeItem)['schema']>;

/** The charge of an order that waits for its code. */
export const cardCodeAtom = atomFamily((orderId: string) => storedAtom(cardCodeItem, orderId));

/** Seconds until a code may be asked for again. */
export function secondsToResend(codeSentAt: number | null, now: number): number {
  return secondsUntil(codeSentAt === null ? null : resendAt(codeSentAt), now);
}
