import { readAddress, replaceQuery } from '@peace/web-platform';
import { withoutNames } from './query.ts';
import type { SessionWindow } from './session-window.ts';

/** The parameters that must reach neither history, `Referer`, analytics nor an error report. */
const scrubbedNames = ['sessionId', 'userId', 'mobilePhone', 'deviceId'] as const;

export function scrub(window: SessionWindow): boolean {
  // The text as it is in the address, so that what stays is not encoded again.
  const query = new URL(readAddress(window)).search.replace(/^\?/, '');
  const rest = withoutNames(query, scrubbedNames);
  return rest === query || replaceQuery(window, rest).kind === 'replaced';
}
