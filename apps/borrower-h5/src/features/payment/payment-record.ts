import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import type { ApiError } from '@peace/api-client';
import { canonicalOrderId } from '#shared/order/order-ids.ts';
import { answerLostPauses, underWayPauses } from '#shared/attempt/attempt-state.ts';
import { ATTEMPT_LIFETIME_MS, attemptItem } from '#shared/attempt/define-attempts.ts';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '#shared/storage/stored-atom.ts';
import { defineItem } from '@peace/web-platform/storage';
import type { NotPayableReason } from './payable.model.ts';

const money = object({ minor: number(), currency: picklist(['PHP', 'INR']) });
/** `listed`: what else of the card's entry is sent (`asListed`): with another one, it is another request. */
const card = {
  cardId: string(),
  bankName: string(),
  ending: string(),
  repayToken: string(),
  listed: optional(string()),
};

const paymentMethod = variant('kind', [
  /** A pay link through one of the order's channels. */
  object({ kind: literal('link'), channelNumber: string(), name: string() }),
  /** The default pay code, taken to a wallet or a counter. */
  object({ kind: literal('code'), name: string() }),
  object({ kind: literal('wallet') }),
  object({ kind: literal('card'), ...card, couponId: string(), sendsCode: boolean() }),
  /** A card's charge is confirmed by an SMS code. `entry` stands for the code, which is not stored. */
  object({ kind: literal('confirmation'), ...card, recordId: string(), entry: string() }),
]);

const payPurpose = picklist(['repayment', 'extension']);

const dueSnapshot = object({ amount: nullable(money), date: string() });

/** The stored facts of a payment: its purpose, its method, its amount, and the amount due when it was started. */
const paymentSchema = object({
  /** As it was sent: a repetition under the same key sends it again, whatever the page's own link says. */
  productId: optional(string()),
  purpose: payPurpose,
  means: paymentMethod,
  amount: money,
  due: nullable(dueSnapshot),
  /** The payments that it was confirmed beside: what arrives may be one of them. */
  beside: optional(array(object({ purpose: payPurpose, amount: money }))),
});

export type Payment = InferOutput<typeof paymentSchema>;

export type PaymentMethod = Payment['means'];

/** An amount due with its date as the server sends them. Null amount: it could not be read. */
export type DueSnapshot = InferOutput<typeof dueSnapshot>;

export type PaymentRefusal =
  | { readonly kind: 'call'; readonly error: ApiError }
  | { readonly kind: 'linkRefused' }
  /** The link is one for the native app, which did not take it. */
  | { readonly kind: 'notOpened' }
  /** The charge waits for an SMS code: nothing was paid yet. */
  | { readonly kind: 'needsCode' }
  | { readonly kind: 'wrongCode' };

export type PaymentEvidence =
  | { readonly kind: 'settled'; readonly notPayableReason: NotPayableReason }
  /** The amount due fell by at least the amount paid; `next` is due now. */
  | { readonly kind: 'lowered'; readonly next: DueSnapshot }
  /** The same amount is due later. This ends the record, and is no evidence that anything arrived. */
  | { readonly kind: 'movedOn'; readonly next: DueSnapshot };

export interface PaymentTypes {
  readonly request: Payment;
  readonly evidence: PaymentEvidence;
  readonly refusal: PaymentRefusal;
}

export const paymentItem = attemptItem({
  key: 'payment',
  request: paymentSchema,
  // The same borrower may be named in another way by another link, and is not to pay twice for that.
  isOfSubject: true,
});

/** How the payments of an order behave: whichever page starts one, all of them know of it (docs/decisions/paying.md). */
export const paymentKind = {
  item: paymentItem,
  canonical: canonicalOrderId,
  // The server's acceptance begins a payment; only the order says that it arrived.
  acceptance: 'underWay',
  // The last one ends it, also in a page that is looked at all the time.
  pauses: { answerLost: answerLostPauses, underWay: [...underWayPauses, ATTEMPT_LIFETIME_MS] },
  allowRetryWhenUnverified: false,
  isSameRequest: (a: Payment, b: Payment) => JSON.stringify(sentOf(a)) === JSON.stringify(sentOf(b)),
} as const;

/** When a payment's record ended because the same amount is due later: paying that early is asked about once. */
const movedOnItem = defineItem({
  key: 'moved-on',
  version: 1,
  schema: object({ until: string() }),
  owner: 'borrower',
  lifetime: '24 hours',
});

export const movedOnAtom = atomFamily((orderId: string) => storedAtom(movedOnItem, orderId));

/** Returns the parts of a payment that the server sees. */
function sentOf({ purpose, means, amount }: Payment) {
  return [purpose, amount.minor, amount.currency, ...Object.entries(means).sort(([a], [b]) => a.localeCompare(b))];
}
