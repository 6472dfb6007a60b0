import { type Clock, systemClock } from '@peace/money-date';
import type { Report } from '@peace/page/reports/wire';
import type { Context } from 'hono';
import { movableClock } from './clock.ts';
import type { SandboxEnv } from './handle.ts';
import { createFaults } from './http/faults.ts';
import type { IdempotencyKeys } from './http/idempotency.ts';
import { createLatency } from './http/latency.ts';
import { createRequestLog } from './http/logged.ts';
import { createHeldCalls } from './http/sleep.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { defaultScenario, populated, scenarioNamed } from './scenarios/scenarios.ts';

/** How a sandbox is set up. */
export interface SandboxOptions {
  /** The device's clock when not given. The control surface moves it. */
  readonly clock?: Clock;
  /** The same seed gives the same captchas, codes and tokens. */
  readonly seed?: number;
  readonly scenario?: string;
}

/** The sandbox's working parts, as middleware, handlers and the control surface share them. */
export type SandboxParts = ReturnType<typeof createParts>;

/** @throws when the scenario is unknown */
export function createParts({ clock = systemClock, seed = 1, scenario: first }: SandboxOptions) {
  const movable = movableClock(clock);
  const initial = first === undefined ? defaultScenario : scenarioNamed(first);
  if (initial === undefined)
    throw new Error(`There is no scenario named "${first}". GET /__sandbox/scenario lists all.`);
  const startOver = (scenario: Scenario) => {
    const idempotencyKeys: IdempotencyKeys = { isHonoured: !scenario.ignoresKeys, attempts: new Map() };
    return { scenario, state: populated(scenario, seed, movable.now()), reset: new AbortController(), idempotencyKeys };
  };
  let current = startOver(initial);
  const errorReports: Report[] = [];
  const faults = createFaults();
  const latency = createLatency();
  const log = createRequestLog();
  /** Starts over with a scenario; faults, latency, clock and log stay. */
  const choose = (scenario: Scenario) => {
    const before = current;
    current = startOver(scenario);
    before.reset.abort();
  };
  return {
    clock: movable,
    /** The pages' error reports stay when a scenario is chosen. */
    errorReports,
    faults,
    held: createHeldCalls(),
    latency,
    log,
    get idempotencyKeys() {
      return current.idempotencyKeys;
    },
    get state() {
      return current.state;
    },
    get scenario() {
      return current.scenario;
    },
    /** Aborted at the next reset, which ends the calls that hang. */
    get untilReset() {
      return current.reset.signal;
    },
    choose,
    /** Starts over with everything. */
    reset: () => {
      movable.reset();
      faults.clear();
      latency.clear();
      log.startOver();
      errorReports.length = 0;
      choose(initial);
    },
  };
}

/** A request on its way through the chain. */
export type SandboxContext = Context<SandboxEnv>;
