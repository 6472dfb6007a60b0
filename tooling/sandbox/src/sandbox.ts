import { type Clock, systemClock } from '@peace/money-date';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { movableClock } from './clock.ts';
import { createFaults } from './http/faults.ts';
import { createHeldCalls } from './http/sleep.ts';
import { createLatency } from './http/latency.ts';
import { createRequestLog } from './http/request-log.ts';
import { sandboxFetch } from './http/sandbox-fetch.ts';
import type { SandboxEnv, SandboxParts } from './sandbox-env.ts';
import { populated, defaultScenario, scenarioNamed } from './scenarios/scenarios.ts';

/** A mock of the backend. */
export interface Sandbox extends SandboxParts {
  /** The web-standard application; `serve.ts` puts it on a port. */
  readonly app: Hono<SandboxEnv>;
  /** Calls the application the way `fetch` would: rejects on a lost connection and on abort. */
  readonly fetch: typeof globalThis.fetch;
}

/** How a sandbox is set up. */
export interface SandboxOptions {
  /** The device's clock when not given. The control surface moves it. */
  readonly clock?: Clock;
  /** The same seed gives the same captchas, codes and tokens. */
  readonly seed?: number;
  /** Name of the scenario to start with. */
  readonly scenario?: string;
}

/** What a scenario starts over. */
type StartedOver = Pick<SandboxParts, 'scenario' | 'state' | 'idempotencyKeys'> & {
  readonly reset: AbortController;
};

/**
 * Makes a sandbox with a state of its own.
 *
 * @throws when the scenario is unknown
 */
export function createSandbox({ clock = systemClock, seed = 1, scenario: first }: SandboxOptions = {}): Sandbox {
  const movable = movableClock(clock);
  const initial = first === undefined ? defaultScenario : scenarioNamed(first);
  if (initial === undefined) throw new Error(`There is no scenario named "${first}". README lists them.`);
  const startOver = (scenario: typeof initial): StartedOver => ({
    scenario,
    state: populated(scenario, seed, movable.now()),
    reset: new AbortController(),
    idempotencyKeys: { isHonoured: !scenario.ignoresKeys, attempts: new Map() },
  });
  let current = startOver(initial);
  const parts: SandboxParts = {
    clock: movable,
    errorReports: [],
    faults: createFaults(),
    held: createHeldCalls(),
    get idempotencyKeys() {
      return current.idempotencyKeys;
    },
    latency: createLatency(),
    log: createRequestLog(),
    get state() {
      return current.state;
    },
    get scenario() {
      return current.scenario;
    },
    get untilReset() {
      return current.reset.signal;
    },
    choose: (scenario) => {
      const before = current;
      current = startOver(scenario);
      before.reset.abort();
    },
    reset: () => {
      movable.reset();
      parts.faults.clear();
      parts.latency.clear();
      parts.log.startOver();
      parts.errorReports.length = 0;
      parts.choose(initial);
    },
  };
  const app = createApp(parts);
  // Assigned onto the parts and not spread, so that `state` stays the getter that sees a reset.
  return Object.assign(parts, { app, fetch: sandboxFetch(app) });
}
