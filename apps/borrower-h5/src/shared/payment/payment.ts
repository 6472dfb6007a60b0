import {
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
import type { Settlement } from './settlement.ts';
import type { ApiError } from '@peace/api-client';

const money = object({ minor: number(), currency: picklist(['PHP', 'INR']) });
/** `listed`: what else of the card's entry is sent (`asListed`): with another one, it is another request. */
const card = {
  cardId: string(),
  bankName: string(),
  ending: string(),
  repayToken: string(),
  listed: optional(string()),
};

const means = variant('kind', [
  /** A pay link through one of the order's channels. */
  object({ kind: literal('link'), channelNumber: string(), name: string() }),
  /** The default pay code, taken to a wallet or a counter. */
  object({ kind: literal('code'), name: string() }),
  object({ kind: literal('wallet') }),
  object({ kind: literal('card'), ...card, couponId: string(), sendsCode: boolean() }),
  /** A card's charge is confirmed by an SMS code. `entry` stands for the code, which is not stored. */
  object({ kind: literal('confirmation'), ...card, recordId: string(), entry: string() }),
]);

const dueSnapshot = object({ amount: nullable(money), date: string() });

/** What is stored of a payment: what for, how, how much, and what was due when it was started. */
export const paymentSchema = object({
  /** As it was sent: a repetition under the same key sends it again, whatever the page's own link says. */
  productId: optional(string()),
  purpose: picklist(['repayment', 'extension']),
  means,
  amount: money,
  due: nullable(dueSnapshot),
});

/** A payment as it was requested. */
export type Payment = InferOutput<typeof paymentSchema>;

/** How it is paid. */
export type PaymentMethod = Payment['means'];

/** What was due, or is next: amount and date as the server sends them. Null amount: it could not be read. */
export type DueSnapshot = InferOutput<typeof dueSnapshot>;

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
