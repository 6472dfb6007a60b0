import type { ApiError } from '@peace/api-client';
import { formatDate } from '@peace/money-date';

/** How reading something again went, while what was read before is shown. */
export type Refresh =
  | { readonly kind: 'done' }
  /** `isRetry`: the reading before it failed. */
  | { readonly kind: 'running'; readonly isRetry?: true }
  | FailedRefresh;

/** Whether the last reading that has ended failed. */
export const hasFailed = (refresh: Refresh): boolean =>
  refresh.kind === 'failed' || (refresh.kind === 'running' && refresh.isRetry === true);

export interface FailedRefresh {
  readonly kind: 'failed';
  readonly error: ApiError;
  /** When what is shown was read, milliseconds since 1970; null where it never was. */
  readonly readAt: number | null;
}

/** Combines the reads of one page: all are done, else one is still running, else the oldest failed one counts. */
export function combinedRefresh(reads: readonly Refresh[]): Refresh {
  if (reads.some(({ kind }) => kind === 'running')) return { kind: 'running' };
  const failed = reads.filter((read) => read.kind === 'failed');
  const [oldest] = [...failed].sort((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0));
  return oldest ?? { kind: 'done' };
}

/** After this long nothing is decided on what was read, in milliseconds. */
const OUTDATED_MS = 60_000;

/** Whether what was read then is read again before money is decided on it: after a minute, and on another day in Manila. */
export function isOutdated(readAt: number, now: number): boolean {
  return now - readAt > OUTDATED_MS || now < readAt || formatDate(now) !== formatDate(readAt);
}
