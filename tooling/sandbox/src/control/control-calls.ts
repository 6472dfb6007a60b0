import { reportSchema } from '@peace/page/reports/wire';
import {
  array,
  boolean,
  integer,
  isoTimestamp,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  startsWith,
  strictObject,
  string,
  undefined_,
  union,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { FAULT_KINDS, faultSchema, milliseconds } from '../http/faults.ts';

// Every call of the control surface, and what it takes and answers. Server and client read this; keep it free of server code.

const texts = record(string(), string());
const scenario = object({
  name: string(),
  title: string(),
  app: picklist(['borrower-h5', 'promo-landing']),
  entry: pipe(string(), startsWith('/')),
});

export type ScenarioSummary = InferOutput<typeof scenario>;

const endpoint = object({
  name: string(),
  method: string(),
  path: string(),
  effect: picklist(['read', 'write']),
  required: array(string()),
});

/** A declared call of the backend; `required` are the fields without which it is refused. */
export type EndpointSummary = InferOutput<typeof endpoint>;

const faultList = object({
  kinds: array(picklist(FAULT_KINDS)),
  faults: array(faultSchema),
  held: array(string()),
});
const latency = object({ all: number(), endpoints: record(string(), number()) });

/** How long responses take, in milliseconds: all calls, and those with a latency of their own. */
export type LatencySummary = InferOutput<typeof latency>;

const clock = object({ now: pipe(string(), isoTimestamp()) });
const clockCommand = union([
  strictObject({ moveBy: pipe(number(), integer()) }),
  strictObject({ moveTo: pipe(string(), isoTimestamp()) }),
  strictObject({ reset: literal(true) }),
]);

/** Whether the backend takes notice of `Idempotency-Key`. */
const idempotency = strictObject({ isHonoured: boolean() });

const order = object({
  orderId: string(),
  status: number(),
  product: object({ name: string() }),
  /** Whether it is among the borrower's in the chosen scenario: the sandbox has the orders of every scenario. */
  isListed: boolean(),
  /** When its first open period is due, milliseconds since 1970; missing when all is paid. */
  dueAt: optional(number()),
});

export type OrderSummary = InferOutput<typeof order>;

const smsCode = object({
  phone: string(),
  code: string(),
  sentAt: number(),
  purpose: picklist(['registration', 'repayment']),
});

/** An SMS that was sent, for registration or for a legacy repayment. */
export type SmsCode = InferOutput<typeof smsCode>;

const captcha = object({ sid: string(), text: string(), drawnAt: number() });

export type Captcha = InferOutput<typeof captcha>;

/** Of a payment. Pending: the lender does not know of it yet. Surplus: what it was for had been paid already. */
const outcome = picklist(['pending', 'settled', 'surplus']);

const payLink = object({
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
const settlement = strictObject({ afterMs: milliseconds });

const payment = object({
  /** The link's token, the charge, or the pay code with its period: the same one is never settled twice. */
  reference: string(),
  orderId: string(),
  period: number(),
  /** Minor units. */
  amount: number(),
  isRollover: boolean(),
  paidAt: number(),
  outcome,
});

/** Money that was paid for an order, by link, card or pay code. */
export type PaymentSummary = InferOutput<typeof payment>;

const paymentList = object({ payments: array(payment) });
const payCode = object({
  code: string(),
  orderId: string(),
  /** The code's current amount; minor units. */
  amount: number(),
  /** The price of the extension, if one is offered. */
  extensionAmount: optional(number()),
});

export type PayCodeSummary = InferOutput<typeof payCode>;

const logEntry = object({
  id: number(),
  /** The sandbox's time, ISO 8601. */
  at: string(),
  /** The same by the real clock. */
  realAt: string(),
  /** Milliseconds until it was answered or lost. */
  tookMs: number(),
  /** The declared endpoint's name; empty for a call of none. */
  endpoint: string(),
  method: string(),
  path: string(),
  query: texts,
  /** Form fields; a file shows as its name, type and size. */
  payload: texts,
  headers: texts,
  /** HTTP status; 0 when no response was sent. */
  status: number(),
  /** `ok`, `rejected: <message>`, or `fault: <kind>`. */
  outcome: string(),
});

/** One call as it came in and went out. */
export type LogEntry = InferOutput<typeof logEntry>;

const log = object({ entries: array(logEntry) });
const loggedResponse = object({
  /** The body that was sent, or would have been had the connection not been lost. */
  answer: string(),
  headers: texts,
  /** `ok`, what is not as the client's declaration has it, or empty where there is nothing to check. */
  contract: string(),
});

export type LoggedResponse = InferOutput<typeof loggedResponse>;

/** Why a command was not obeyed. */
export const refusal = object({ message: string() });

/** One control call: where it is, what it takes and what it answers. */
export interface ControlCall<Command = unknown, AnswerInput = unknown, Answer = AnswerInput> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/__sandbox`; `:id` is filled in by the caller. */
  readonly path: `/${string}`;
  /** The JSON body; `undefined_()` for a call without one. */
  readonly command: GenericSchema<unknown, Command>;
  readonly answer: GenericSchema<AnswerInput, Answer>;
}

const get = <Answer extends GenericSchema>(path: `/${string}`, answer: Answer) =>
  ({ method: 'GET', path, command: undefined_(), answer }) as const;
const remove = <Answer extends GenericSchema>(path: `/${string}`, answer: Answer) =>
  ({ method: 'DELETE', path, command: undefined_(), answer }) as const;
const post = <Command extends GenericSchema, Answer extends GenericSchema>(
  path: `/${string}`,
  command: Command,
  answer: Answer,
) => ({ method: 'POST', path, command, answer }) as const;

/** The server answers these (`control-surface.ts`); `@peace/sandbox/client` sends them. */
export const controlCalls = {
  reset: post('/reset', undefined_(), object({ scenario: string() })),
  scenarios: get('/scenario', object({ current: string(), scenarios: array(scenario) })),
  choose: post(
    '/scenario',
    object({ name: string() }),
    object({ current: string(), app: scenario.entries.app, entry: string() }),
  ),
  orders: get('/orders', object({ orders: array(order) })),
  setOrderStatus: post('/orders/:id', object({ status: pipe(number(), integer()) }), order),
  payLinks: get('/pay-links', object({ payLinks: array(payLink) })),
  settlePayLink: post('/pay-links/:id', undefined_(), payLink),
  payCodes: get('/pay-codes', object({ payCodes: array(payCode) })),
  payByCode: post('/pay-codes/:id', strictObject({ isRollover: boolean() }), paymentList),
  payments: get('/payments', paymentList),
  settlement: get('/settlement', settlement),
  setSettlement: post('/settlement', settlement, settlement),
  clock: get('/clock', clock),
  setClock: post('/clock', clockCommand, clock),
  latency: get('/latency', latency),
  setLatency: post('/latency', object({ ms: milliseconds, endpoint: optional(string()) }), latency),
  clearLatency: remove('/latency', latency),
  idempotency: get('/idempotency', idempotency),
  honourIdempotencyKeys: post('/idempotency', idempotency, idempotency),
  faults: get('/faults', faultList),
  addFault: post('/faults', faultSchema, faultList),
  liftFaults: remove('/faults', faultList),
  release: post('/release', undefined_(), faultList),
  log: get('/log', log),
  loggedResponse: get('/log/:id/answer', loggedResponse),
  clearLog: remove('/log', log),
  replay: post('/replay', object({ endpoint: string(), payload: texts, key: optional(string()) }), object({})),
  endpoints: get('/endpoints', object({ endpoints: array(endpoint) })),
  smsCodes: get('/sms', object({ codes: array(smsCode) })),
  captchas: get('/captchas', object({ captchas: array(captcha) })),
  tracking: get('/tracking', object({ visits: array(texts), clicks: array(texts), events: array(texts) })),
  reports: get('/reports', object({ reports: array(reportSchema) })),
  feedback: get('/feedback', object({ feedback: array(texts) })),
} satisfies Readonly<Record<string, ControlCall>>;
