import { resendAt, secondsUntil } from '@peace/validators';
import { boolean, nullable, number, object, string, type InferOutput } from 'valibot';
import { defineItem } from '@peace/web-platform/storage';

export const cardCodeItem = defineItem({
  key: 'card-code',
  version: 2,
  schema: object({
    /** Names the charge to the confirmation. */
    recordId: string(),
    cardId: string(),
    bankName: string(),
    ending: string(),
    repayToken: string(),
    /** In minor units. Another amount or coupon is another payment. */
    amount: number(),
    couponId: string(),
    /** When the last SMS is known to have been sent, milliseconds since 1970. */
    codeSentAt: nullable(number()),
    /** Whether the code is waited for; no more once its dialog was closed. */
    isAwaited: boolean(),
    /** The payment (by the key of its attempt) beside which the borrower has confirmed this charge. */
    beside: nullable(string()),
  }),
  owner: 'record',
  lifetime: 'an hour',
});

/** A charge that waits for its SMS code: nothing is paid yet. */
export type CardCode = InferOutput<(typeof cardCodeItem)['schema']>;

/** Seconds until a code may be asked for again. */
export function secondsToResend(codeSentAt: number | null, now: number): number {
  return secondsUntil(codeSentAt === null ? null : resendAt(codeSentAt), now);
}
