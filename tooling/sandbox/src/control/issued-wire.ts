import { array, boolean, number, object, optional, picklist, strictObject, string, type InferOutput } from 'valibot';
import { milliseconds } from './control-wire.ts';

const smsCode = object({
  phone: string(),
  code: string(),
  sentAt: number(),
  purpose: picklist(['registration', 'repayment']),
});
export const smsList = object({ codes: array(smsCode) });
const captcha = object({ sid: string(), text: string(), drawnAt: number() });
export const captchaList = object({ captchas: array(captcha) });

/** Of a payment: not yet known to the lender, settled, or for what was paid already. */
const outcome = picklist(['pending', 'settled', 'surplus']);

export const payLink = object({
  token: string(),
  orderId: string(),
  amount: number(),
  channelName: string(),
  isRollover: boolean(),
  /** Milliseconds since 1970; absent until it is paid. */
  paidAt: optional(number()),
  outcome: optional(outcome),
});

/** How long the lender takes to learn that a payment was made, milliseconds; pending ones follow when it changes. */
export const settlement = strictObject({ afterMs: milliseconds });
const payment = object({
  /** A link's token, a charge, or a pay code with its period. */
  reference: string(),
  orderId: string(),
  period: number(),
  amount: number(),
  isRollover: boolean(),
  paidAt: number(),
  outcome,
});

/** Money that was paid. */
export type PaymentSummary = InferOutput<typeof payment>;
export const paymentList = object({ payments: array(payment) });
const payCode = object({
  code: string(),
  orderId: string(),
  /** What it pays now; minor units. */
  amount: number(),
  extensionAmount: optional(number()),
});

/** A default pay code and what it pays now. */
export type PayCodeSummary = InferOutput<typeof payCode>;
export const payCodeList = object({ payCodes: array(payCode) });
export const payCodeCommand = strictObject({ isRollover: boolean() });

export const payLinkList = object({ payLinks: array(payLink) });
