import type { LogEntry, SandboxClient } from '@peace/sandbox/client';
import { sentWith } from './time-line.model.ts';

/** Sends a request once more, with its own key: what a retry of the same attempt does. */
export function sendAgain(client: SandboxClient, request: LogEntry) {
  const key = request.headers['idempotency-key'];
  return client.replay([
    { kind: 'call', endpoint: request.endpoint, payload: sentWith(request), ...(key === undefined ? {} : { key }) },
  ]);
}
