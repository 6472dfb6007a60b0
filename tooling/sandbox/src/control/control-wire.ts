import { reportSchema } from '@peace/reports/wire';
import * as v from 'valibot';
import { FAULT_KINDS } from '../http/faults.ts';

// What the control calls take and answer. Server and client read these; keep the module free of server code.

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const texts = v.record(v.string(), v.string());

const scenario = v.object({
  name: v.string(),
  title: v.string(),
  app: v.picklist(['borrower-h5', 'promo-landing']),
  entry: v.pipe(v.string(), v.startsWith('/')),
});
/** A scenario to choose. */
export type ScenarioSummary = v.InferOutput<typeof scenario>;
export const scenarioList = v.object({ current: v.string(), scenarios: v.array(scenario) });
export const scenarioCommand = v.object({ name: v.string() });
export const chosenScenario = v.object({ current: v.string(), app: scenario.entries.app, entry: v.string() });

const endpoint = v.object({
  name: v.string(),
  method: v.string(),
  path: v.string(),
  effect: v.picklist(['read', 'write']),
  required: v.array(v.string()),
});
/** A declared call of the backend; `required` are the fields without which it is refused. */
export type EndpointSummary = v.InferOutput<typeof endpoint>;
export const endpointList = v.object({ endpoints: v.array(endpoint) });

export const fault = v.object({
  /** A declared endpoint's name, `*` for each, `*keyed` for each that carries an `Idempotency-Key`. */
  endpoint: v.string(),
  kind: v.picklist(FAULT_KINDS),
  /** How many calls it strikes; each one when absent. */
  times: v.optional(count),
  /** Delay of `slow`, in milliseconds. */
  ms: v.optional(milliseconds),
  /** The backend has done its work before the answer is spoilt. */
  applied: v.optional(v.boolean()),
});
export const faultList = v.object({ kinds: v.array(v.picklist(FAULT_KINDS)), faults: v.array(fault) });

export const latency = v.object({ all: v.number(), endpoints: v.record(v.string(), v.number()) });
/** How long answers take, in milliseconds: all calls, and those with a latency of their own. */
export type LatencySummary = v.InferOutput<typeof latency>;
export const latencyCommand = v.object({ ms: milliseconds, endpoint: v.optional(v.string()) });

export const clock = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });
export const clockCommand = v.union([
  v.strictObject({ moveBy: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ moveTo: v.pipe(v.string(), v.isoTimestamp()) }),
  v.strictObject({ reset: v.literal(true) }),
]);

/** Whether the backend takes notice of `Idempotency-Key`. */
export const idempotency = v.strictObject({ isHonoured: v.boolean() });

const logEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** The same by the real clock, ISO 8601. */
  realAt: v.string(),
  /** Milliseconds until it was answered or lost. */
  tookMs: v.number(),
  endpoint: v.string(),
  method: v.string(),
  path: v.string(),
  query: texts,
  payload: texts,
  headers: texts,
  status: v.number(),
  outcome: v.string(),
});
export const log = v.object({ entries: v.array(logEntry) });
/** The body of the answer that was given, or was lost on its way. */
export const loggedAnswer = v.object({ answer: v.string() });

export const journalEntry = v.variant('kind', [
  v.object({
    kind: v.literal('call'),
    endpoint: v.string(),
    payload: texts,
    key: v.optional(v.string()),
    fault: v.optional(v.picklist(FAULT_KINDS)),
  }),
  v.object({ kind: v.literal('order'), orderId: v.string(), status: v.pipe(v.number(), v.integer()) }),
  v.object({ kind: v.literal('paid'), token: v.string() }),
  v.object({ kind: v.literal('payCode'), code: v.string(), isRollover: v.boolean() }),
]);
/** What changed the state since its scenario was chosen, oldest first. */
export const journal = v.object({ entries: v.array(journalEntry) });

const smsCode = v.object({
  phone: v.string(),
  code: v.string(),
  sentAt: v.number(),
  purpose: v.picklist(['registration', 'repayment']),
});
export const smsList = v.object({ codes: v.array(smsCode) });

const captcha = v.object({ sid: v.string(), text: v.string(), drawnAt: v.number() });
export const captchaList = v.object({ captchas: v.array(captcha) });

const order = v.object({ orderId: v.string(), status: v.number(), product: v.object({ name: v.string() }) });
/** An order of the sandbox's borrower. */
export type OrderSummary = v.InferOutput<typeof order>;
export const orderList = v.object({ orders: v.array(order) });
export const orderCommand = v.object({ status: v.pipe(v.number(), v.integer()) });
export const changedOrder = order;

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

export const tracking = v.object({ visits: v.array(texts), clicks: v.array(texts), events: v.array(texts) });
/** What the pages reported of errors, newest last. */
export const reports = v.object({ reports: v.array(reportSchema) });
export const feedback = v.object({ feedback: v.array(texts) });

/** Why a command was not obeyed. */
export const refusal = v.object({ message: v.string() });
