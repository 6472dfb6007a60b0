import { reportSchema } from '@peace/telemetry/reports/wire';
import {
  array,
  boolean,
  integer,
  isoTimestamp,
  literal,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  startsWith,
  strictObject,
  string,
  union,
  type InferOutput,
} from 'valibot';
import { FAULT_KINDS, MANUAL_KINDS } from '../http/faults.ts';

// What the control calls take and answer. Server and client read these; keep the module free of server code.

const count = pipe(number(), integer(), minValue(1));
export const milliseconds = pipe(number(), integer(), minValue(0));
export const texts = record(string(), string());
const scenario = object({
  name: string(),
  title: string(),
  app: picklist(['borrower-h5', 'promo-landing']),
  entry: pipe(string(), startsWith('/')),
});

/** A scenario to choose. */
export type ScenarioSummary = InferOutput<typeof scenario>;
export const scenarioList = object({ current: string(), scenarios: array(scenario) });
export const scenarioCommand = object({ name: string() });
export const chosenScenario = object({ current: string(), app: scenario.entries.app, entry: string() });
const endpoint = object({
  name: string(),
  method: string(),
  path: string(),
  effect: picklist(['read', 'write']),
  required: array(string()),
});

/** A declared call of the backend; `required` are the fields without which it is refused. */
export type EndpointSummary = InferOutput<typeof endpoint>;
export const endpointList = object({ endpoints: array(endpoint) });
export const fault = object({
  /** A declared endpoint's name, `*` for each, `*keyed` for each that carries an `Idempotency-Key`. */
  endpoint: string(),
  kind: picklist([...FAULT_KINDS, ...MANUAL_KINDS]),
  /** How many calls it strikes; each one when absent. */
  times: optional(count),
  /** Delay of `slow`, in milliseconds. */
  ms: optional(milliseconds),
  /** The text that `override` answers. */
  body: optional(string()),
  /** The backend executes the request before the response is corrupted. */
  applied: optional(boolean()),
});
export const faultList = object({
  kinds: array(picklist(FAULT_KINDS)),
  faults: array(fault),
  /** The endpoint of each call that is held. */
  held: array(string()),
});
export const latency = object({ all: number(), endpoints: record(string(), number()) });

/** How long answers take, in milliseconds: all calls, and those with a latency of their own. */
export type LatencySummary = InferOutput<typeof latency>;
export const latencyCommand = object({ ms: milliseconds, endpoint: optional(string()) });
export const clock = object({ now: pipe(string(), isoTimestamp()) });
export const clockCommand = union([
  strictObject({ moveBy: pipe(number(), integer()) }),
  strictObject({ moveTo: pipe(string(), isoTimestamp()) }),
  strictObject({ reset: literal(true) }),
]);

/** Whether the backend takes notice of `Idempotency-Key`. */
export const idempotency = strictObject({ isHonoured: boolean() });

const order = object({
  orderId: string(),
  status: number(),
  product: object({ name: string() }),
  /** Whether it is among the borrower's in the chosen scenario: the sandbox has the orders of every scenario. */
  isListed: boolean(),
  /** When its first open period is due, milliseconds since 1970; missing when all is paid. */
  dueAt: optional(number()),
});

/** An order of the sandbox. */
export type OrderSummary = InferOutput<typeof order>;
export const orderList = object({ orders: array(order) });
export const orderCommand = object({ status: pipe(number(), integer()) });
export const changedOrder = order;
export const tracking = object({ visits: array(texts), clicks: array(texts), events: array(texts) });

/** What the pages reported of errors, newest last. */
export const reports = object({ reports: array(reportSchema) });
export const feedback = object({ feedback: array(texts) });

/** Why a command was not obeyed. */
export const refusal = object({ message: string() });
