import { plainArrangement, type Arrangement } from '#shared/arrangement.ts';
import { asPlace } from '#shared/launch-address.ts';
import type { SandboxState } from './look-at.ts';

/** How the sandbox is set up now, as an address says it; `undefined` without a sandbox. */
export function asArrangement(state: SandboxState): Arrangement | undefined {
  if (state.kind !== 'here') return undefined;
  const { current, minutesAhead, latency, faults, isIdempotencyHonoured, settlesAfterMs } = state.view;
  return {
    ...plainArrangement,
    scenario: current,
    clockMinutes: minutesAhead,
    latencyMs: latency.all,
    endpointLatencyMs: latency.endpoints,
    isIdempotencyHonoured,
    faults,
    settlesAfterMs,
  };
}

/** Where the scenario that the sandbox is in begins. */
export function entryOf(state: SandboxState) {
  const current = currentOf(state);
  return current === undefined ? undefined : asPlace(current.entry);
}

/** The scenario that the sandbox is in. */
export function currentOf(state: SandboxState) {
  if (state.kind !== 'here') return undefined;
  return state.view.scenarios.find(({ name }) => name === state.view.current);
}
