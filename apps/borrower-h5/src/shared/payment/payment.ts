import * as v from 'valibot';
import type { Settlement } from './settlement.ts';
import type { ApiError } from '@peace/api-client';

const money = v.object({ minor: v.number(), currency: v.picklist(['PHP', 'INR']) });
/** `listed`: what else of the card's entry is sent (`asListed`): with another one, it is another request. */
const card = {
  cardId: v.string(),
  bankName: v.string(),
  ending: v.string(),
  repayToken: v.string(),
  listed: v.optional(v.string()),
};

const means = v.variant('kind', [
  /** A pay link through one of the order's channels. */
  v.object({ kind: v.literal('link'), channelNumber: v.string(), name: v.string() }),
  /** The default pay code, taken to a wallet or a counter. */
  v.object({ kind: v.literal('code'), name: v.string() }),
  v.object({ kind: v.literal('wallet') }),
  v.object({ kind: v.literal('card'), ...card, couponId: v.string(), sendsCode: v.boolean() }),
  /** A card's charge is confirmed by an SMS code. `entry` stands for the code, which is not stored. */
  v.object({ kind: v.literal('confirmation'), ...card, recordId: v.string(), entry: v.string() }),
]);

const dueSnapshot = v.object({ amount: v.nullable(money), date: v.string() });

/** What is stored of a payment: what for, how, how much, and what was due when it was started. */
export const paymentSchema = v.object({
  /** As it was sent: a repetition under the same key sends it again, whatever the page's own link says. */
  productId: v.optional(v.string()),
  purpose: v.picklist(['repayment', 'extension']),
  means,
  amount: money,
  due: v.nullable(dueSnapshot),
});

/** A payment as it was requested. */
export type Payment = v.InferOutput<typeof paymentSchema>;

/** How it is paid. */
export type PaymentMeans = Payment['means'];

/** What was due, or is next: amount and date as the server sends them. Null amount: it could not be read. */
export type DueSnapshot = v.InferOutput<typeof dueSnapshot>;

/** What the server's yes leads to. */
export type PaymentAnswer =
  | { readonly kind: 'link'; readonly url: string }
  /** The pay code was taken. */
  | { readonly kind: 'code' }
  /** The card is charged, or the server has the request already. */
  | { readonly kind: 'charged' };

/** Why nothing was started. */
export type PaymentRefusal =
  | { readonly kind: 'call'; readonly error: ApiError }
  /** The link is not safe. */
  | { readonly kind: 'linkRefused' }
  /** The link is one for the native app, which did not take it. */
  | { readonly kind: 'notOpened' }
  /** The charge waits for an SMS code: nothing was paid yet. */
  | { readonly kind: 'needsCode' }
  | { readonly kind: 'wrongCode' };

/** By which a payment is known to be over. */
export type PaymentEvidence =
  | { readonly kind: 'settled'; readonly settlement: Settlement }
  /** The order goes on, and this is due next. */
  | { readonly kind: 'movedOn'; readonly next: DueSnapshot };

/** What a payment's attempt is made of. */
export interface PaymentTypes {
  readonly request: Payment;
  readonly answer: PaymentAnswer;
  readonly evidence: PaymentEvidence;
  readonly refusal: PaymentRefusal;
}
