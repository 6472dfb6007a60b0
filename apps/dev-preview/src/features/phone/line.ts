import type { ControlResult, Fault, LatencySummary, SandboxClient } from '@peace/sandbox/client';
import { sampleFields, type Fields, type SomeFields } from '#shared/fields.ts';

/** The connection, for every call. */
export const lines = ['normal', 'slow', 'off'] as const;
export type Line = (typeof lines)[number];

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

/** Another borrower, who logs in on the same phone. */
const other: SomeFields = {
  sessionId: 'other-session',
  userId: 'other-user',
  mobilePhone: '09989876543',
};

const names = ['sessionId', 'userId', 'mobilePhone'] as const;

/** Whether the fields are the other borrower's. */
export const isOtherPerson = (fields: Fields) => names.every((name) => fields[name] === other[name]);

/** The other borrower's fields, or those of the first where they are that one's already. */
export function changedPerson(fields: Fields): SomeFields {
  if (!isOtherPerson(fields)) return other;
  return Object.fromEntries(names.map((name) => [name, sampleFields[name]]));
}
