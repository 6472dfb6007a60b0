import type { CallReport } from '@peace/api-client';
import { readQuery } from '@peace/web-platform';

/** Takes a line for a developer. It names endpoints, fields and types: no value of a response, nor who is calling. */
export type DeveloperLog = (line: string) => void;

/** Writes to the console in a build of another mode than `production`, and where the page was opened with `?debug=1`. */
export function developerLog(
  window: Pick<Window, 'location'>,
  mode: string,
  console: Pick<Console, 'warn'>,
): DeveloperLog {
  const isOn = mode !== 'production' || readQuery(window).get('debug') === '1';
  return isOn ? (line) => console.warn(`[peace] ${line}`) : () => undefined;
}

/** Logs the failure of a finished call, and the parts of its response that could not be read. */
export function logCall(log: DeveloperLog, { endpoint, outcome, detail, droppedFields }: CallReport): void {
  if (outcome !== 'ok' && outcome !== 'aborted') log(`${endpoint} failed: ${detail}`);
  for (const what of droppedFields) log(`${endpoint}: dropped ${what}`);
}
