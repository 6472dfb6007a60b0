import type { ApiError } from '@peace/api-client';

/** How reading something again went, while what was read before is shown. */
export type Refresh = { readonly kind: 'done' } | { readonly kind: 'running' } | FailedRefresh;

export interface FailedRefresh {
  readonly kind: 'failed';
  readonly error: ApiError;
  /** When what is shown was read, milliseconds since 1970; null where it never was. */
  readonly readAt: number | null;
}

/** What several reads of one page come to: all done, else one still running, else the oldest that failed. */
export function combinedRefresh(reads: readonly Refresh[]): Refresh {
  if (reads.some(({ kind }) => kind === 'running')) return { kind: 'running' };
  const failed = reads.filter((read) => read.kind === 'failed');
  const [oldest] = [...failed].sort((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0));
  return oldest ?? { kind: 'done' };
}
