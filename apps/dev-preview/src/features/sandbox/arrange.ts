import type { SandboxClient } from '@peace/sandbox/client';
import { plainArrangement, writeArrangement, type Arrangement } from '#shared/arrangement.ts';
import { asPlace } from '#shared/launch-address.ts';
import type { SandboxState } from './use-sandbox.ts';

const minuteMs = 60_000;

/** Sets a sandbox up from scratch, as a shared address says; what it refuses is left as it was. */
export async function arrange(client: SandboxClient, arrangement: Arrangement): Promise<void> {
  await client.reset();
  if (arrangement.scenario !== undefined) await client.choose(arrangement.scenario);
  if (arrangement.clockMinutes !== 0) await client.moveClock(arrangement.clockMinutes * minuteMs);
  if (!arrangement.isIdempotencyHonoured) await client.honourIdempotencyKeys(false);
  if (arrangement.settlesAfterMs !== 0) await client.setSettlement(arrangement.settlesAfterMs);
  if (arrangement.latencyMs !== 0) await client.setLatency(arrangement.latencyMs);
  const latencies = Object.entries(arrangement.endpointLatencyMs);
  await Promise.all(latencies.map(([endpoint, ms]) => client.setLatency(ms, endpoint)));
  // One after the other: of several faults for one endpoint the first strikes first.
  for (const fault of arrangement.faults) await client.addFault(fault);
}

/** Whether an address asks anything of the sandbox. */
export function isPlain(arrangement: Arrangement): boolean {
  const params = new URLSearchParams();
  writeArrangement(params, arrangement);
  return String(params) === '';
}

/** How the sandbox is set up now, as an address says it; `undefined` without a sandbox. */
export function asArrangement(state: SandboxState): Arrangement | undefined {
  if (state.kind !== 'here') return undefined;
  const { current, minutesAhead: clockMinutes, latency, faults, isIdempotencyHonoured, settlesAfterMs } = state.view;
  return {
    ...plainArrangement,
    scenario: current,
    clockMinutes,
    latencyMs: latency.all,
    endpointLatencyMs: latency.endpoints,
    isIdempotencyHonoured,
    faults,
    settlesAfterMs,
  };
}

/** Returns the address at which the current scenario starts. */
export function entryOf(state: SandboxState) {
  const current = currentOf(state);
  return current === undefined ? undefined : asPlace(current.entry);
}

export function currentOf(state: SandboxState) {
  if (state.kind !== 'here') return undefined;
  return state.view.scenarios.find(({ name }) => name === state.view.current);
}
