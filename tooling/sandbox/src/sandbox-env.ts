import type { Report } from '@peace/telemetry/reports/wire';
import type { Context } from 'hono';
import type { MovableClock } from './clock.ts';
import type { Handler } from './handle.ts';
import type { IdempotencyKeys } from './http/idempotency.ts';
import type { Faults } from './http/faults.ts';
import type { HeldCalls } from './http/sleep.ts';
import type { Latency } from './http/latency.ts';
import type { Received } from './http/received.ts';
import type { RequestLog } from './http/request-log.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { SandboxState } from './state/sandbox-state.ts';

/** The sandbox's working parts, as middleware, handlers and the control surface share them. */
export interface SandboxParts {
  readonly clock: MovableClock;
  /** What the pages reported of errors; stays when a scenario is chosen. */
  readonly errorReports: Report[];
  readonly faults: Faults;
  readonly held: HeldCalls;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly latency: Latency;
  readonly log: RequestLog;
  readonly state: SandboxState;
  readonly scenario: Scenario;
  /** Aborted at the next reset, which ends the calls that hang. */
  readonly untilReset: AbortSignal;
  /** Starts over with a scenario; faults, latency, clock and log stay. */
  choose(scenario: Scenario): void;
  /** Starts over with everything. */
  reset(): void;
}

/** What the chain of middleware passes on. */
export interface SandboxEnv {
  Variables: { handler: Handler; received: Received; outcome: string };
}

/** A request on its way through the chain. */
export type SandboxContext = Context<SandboxEnv>;
