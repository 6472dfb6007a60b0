import * as v from 'valibot';

// What the sandbox's control surface (`/__sandbox/*`) answers. Only what this page shows is read.

const scenario = v.object({
  name: v.string(),
  title: v.string(),
  app: v.string(),
  entry: v.pipe(v.string(), v.startsWith('/')),
});
/** A situation to choose. */
export type Scenario = v.InferOutput<typeof scenario>;
export const scenarioList = v.object({ current: v.string(), scenarios: v.array(scenario) });
export const chosenScenario = v.object({ current: v.string(), entry: v.string() });

const endpoint = v.object({ name: v.string(), method: v.string(), path: v.string(), effect: v.string() });
/** A declared call of the backend. */
export type Endpoint = v.InferOutput<typeof endpoint>;
export const endpointList = v.object({ endpoints: v.array(endpoint) });

export const faultSchema = v.object({
  /** A declared endpoint's name, or `*` for each. */
  endpoint: v.string(),
  kind: v.string(),
  /** How many calls it strikes; each one when absent. */
  times: v.optional(v.number()),
  /** Delay of `slow`, in milliseconds. */
  ms: v.optional(v.number()),
  /** The backend has done its work before the answer is spoilt. */
  applied: v.optional(v.boolean()),
});
/** A fault waiting to strike. */
export type Fault = v.InferOutput<typeof faultSchema>;
export const faultList = v.object({ kinds: v.array(v.string()), faults: v.array(faultSchema) });

export const latencySchema = v.object({ all: v.number(), endpoints: v.record(v.string(), v.number()) });
/** How long answers take, in milliseconds: all calls, and those with a latency of their own. */
export type Latency = v.InferOutput<typeof latencySchema>;

export const clockSchema = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });

const texts = v.record(v.string(), v.string());
const logEntry = v.object({
  id: v.number(),
  at: v.string(),
  endpoint: v.string(),
  method: v.string(),
  path: v.string(),
  query: texts,
  payload: texts,
  headers: texts,
  status: v.number(),
  outcome: v.string(),
});
/** One call as it came in and went out; status 0 when no answer was sent. */
export type LogEntry = v.InferOutput<typeof logEntry>;
export const logSchema = v.object({ entries: v.array(logEntry) });

const smsCode = v.object({ phone: v.string(), code: v.string(), sentAt: v.number(), purpose: v.string() });
/** An SMS that was sent; `sentAt` in milliseconds of the sandbox's clock. */
export type SmsCode = v.InferOutput<typeof smsCode>;
export const smsList = v.object({ codes: v.array(smsCode) });

const captcha = v.object({ sid: v.string(), text: v.string(), drawnAt: v.number() });
/** A captcha that was drawn; `drawnAt` in milliseconds of the sandbox's clock. */
export type Captcha = v.InferOutput<typeof captcha>;
export const captchaList = v.object({ captchas: v.array(captcha) });

const order = v.object({ orderId: v.string(), status: v.number(), product: v.object({ name: v.string() }) });
/** An order of the sandbox's borrower. */
export type SandboxOrder = v.InferOutput<typeof order>;
export const orderList = v.object({ orders: v.array(order) });

export const refusalSchema = v.object({ message: v.string() });
