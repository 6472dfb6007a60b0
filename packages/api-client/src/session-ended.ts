import type { ApiError } from './api-error.ts';

/** HTTP's own words for it: not known, and not allowed. */
const endedStatuses: readonly number[] = [401, 403];

/**
 * Distinguishes a session that ended from any other failure.
 *
 * @param codes the envelope codes by which this deployment's backend says so; undefined where the app has no session
 */
export function orSessionEnded(error: ApiError, codes: readonly string[] | undefined): ApiError {
  if (codes === undefined) return error;
  const isEnded =
    (error.kind === 'http' && endedStatuses.includes(error.status)) ||
    (error.kind === 'rejected' && codes.includes(error.code));
  return isEnded ? { kind: 'sessionEnded' } : error;
}
