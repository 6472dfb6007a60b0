import type { Arrangement } from '#shared/preview-address.ts';
import { plainArrangement } from '#shared/preview-address.ts';
import type { SandboxClient } from '#shared/sandbox-client.ts';

const minuteMs = 60_000;

/** Sets a sandbox up from scratch, as a shared address says; what it refuses is left as it was. */
export async function arrange(client: SandboxClient, arrangement: Arrangement): Promise<void> {
  await client.reset();
  if (arrangement.scenario !== undefined) await client.choose(arrangement.scenario);
  if (arrangement.clockMinutes !== 0) await client.moveClock(arrangement.clockMinutes * minuteMs);
  if (arrangement.latencyMs !== 0) await client.setLatency(arrangement.latencyMs);
  const latencies = Object.entries(arrangement.endpointLatencyMs);
  await Promise.all(latencies.map(([endpoint, ms]) => client.setLatency(ms, endpoint)));
  // One after the other: of several faults for one endpoint the first strikes first.
  await arrangement.faults.reduce<Promise<unknown>>(
    (before, fault) => before.then(() => client.addFault(fault)),
    Promise.resolve(),
  );
}

/** Whether an address asks anything of the sandbox. */
export const isPlain = (arrangement: Arrangement) => JSON.stringify(arrangement) === JSON.stringify(plainArrangement);

/** How far the sandbox's clock is ahead, in whole minutes; small differences are the request's own time. */
export const minutesAhead = (sandboxNow: string, deviceNow: number) =>
  Math.round((Date.parse(sandboxNow) - deviceNow) / minuteMs);
