import * as v from 'valibot';
import { milliseconds } from './control-wire.ts';

const smsCode = v.object({
  phone: v.string(),
  code: v.string(),
  sentAt: v.number(),
  purpose: v.picklist(['registration', 'repayment']),
});
export const smsList = v.object({ codes: v.array(smsCode) });
const captcha = v.object({ sid: v.string(), text: v.string(), drawnAt: v.number() });
export const captchaList = v.object({ captchas: v.array(captcha) });

/** Of a payment: not yet known to the lender, settled, or for what was paid already. */
const outcome = v.picklist(['pending', 'settled', 'surplus']);

export const payLink = v.object({
  token: v.string(),
  orderId: v.string(),
  amount: v.number(),
  channelName: v.string(),
  isRollover: v.boolean(),
  /** Milliseconds since 1970; absent until it is paid. */
  paidAt: v.optional(v.number()),
  outcome: v.optional(outcome),
});

/** How long the lender takes to learn that a payment was made, milliseconds; pending ones follow when it changes. */
export const settlement = v.strictObject({ afterMs: milliseconds });
const payment = v.object({
  /** A link's token, a charge, or a pay code with its period. */
  reference: v.string(),
  orderId: v.string(),
  period: v.number(),
  amount: v.number(),
  isRollover: v.boolean(),
  paidAt: v.number(),
  outcome,
});

/** Money that was paid. */
export type PaymentSummary = v.InferOutput<typeof payment>;
export const paymentList = v.object({ payments: v.array(payment) });
const payCode = v.object({
  code: v.string(),
  orderId: v.string(),
  /** What it pays now; minor units. */
  amount: v.number(),
  extensionAmount: v.optional(v.number()),
});

/** A default pay code and what it pays now. */
export type PayCodeSummary = v.InferOutput<typeof payCode>;
export const payCodeList = v.object({ payCodes: v.array(payCode) });
export const payCodeCommand = v.strictObject({ isRollover: v.boolean() });

export const payLinkList = v.object({ payLinks: v.array(payLink) });
