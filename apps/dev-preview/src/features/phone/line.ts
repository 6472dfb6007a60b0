import type { ControlResult, Fault, LatencySummary, SandboxClient } from '@peace/sandbox/client';
import type { Line } from './phone-settings.tsx';

const everyCall = '*';
const slowMs = 2000;

/** The connection that faults and latency amount to. */
export function lineOf(faults: readonly Fault[], latency: LatencySummary): Line {
  const isOff = faults.some(
    ({ endpoint, kind, times }) => endpoint === everyCall && kind === 'drop' && times === undefined,
  );
  if (isOff) return 'off';
  return latency.all >= slowMs ? 'slow' : 'normal';
}

/** Makes the connection so, whatever it was before. */
export async function setLine(client: SandboxClient, line: Line): Promise<ControlResult<unknown>> {
  await client.liftFaults(everyCall);
  if (line === 'off') return client.addFault({ endpoint: everyCall, kind: 'drop' });
  return client.setLatency(line === 'slow' ? slowMs : 0);
}

/** Whether each call is answered as to a session that ended. */
export const isSessionEnded = (faults: readonly Fault[]) =>
  faults.some(({ endpoint, kind }) => endpoint === everyCall && kind === 'http401');

/** Ends the session as the backend sees it, or lets it count again. */
export const endSession = (client: SandboxClient, isEnded: boolean): Promise<ControlResult<unknown>> =>
  isEnded ? client.addFault({ endpoint: everyCall, kind: 'http401' }) : client.liftFaults(everyCall);
