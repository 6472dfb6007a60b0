import { reportSchema } from '@peace/telemetry/reports/wire';
import * as v from 'valibot';
import { FAULT_KINDS } from '../http/faults.ts';

// What the control calls take and answer. Server and client read these; keep the module free of server code.

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
export const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));
export const texts = v.record(v.string(), v.string());
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

const order = v.object({
  orderId: v.string(),
  status: v.number(),
  product: v.object({ name: v.string() }),
  /** Whether it is among the borrower's in the chosen scenario: the sandbox has the orders of every scenario. */
  isListed: v.boolean(),
});

/** An order of the sandbox. */
export type OrderSummary = v.InferOutput<typeof order>;
export const orderList = v.object({ orders: v.array(order) });
export const orderCommand = v.object({ status: v.pipe(v.number(), v.integer()) });
export const changedOrder = order;
export const tracking = v.object({ visits: v.array(texts), clicks: v.array(texts), events: v.array(texts) });

/** What the pages reported of errors, newest last. */
export const reports = v.object({ reports: v.array(reportSchema) });
export const feedback = v.object({ feedback: v.array(texts) });

/** Why a command was not obeyed. */
export const refusal = v.object({ message: v.string() });
