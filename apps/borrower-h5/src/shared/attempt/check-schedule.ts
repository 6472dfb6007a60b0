/** When a lost response is looked for, in milliseconds after it was lost (docs/decisions/attempts.md). */
export const answerLostPauses: readonly number[] = [0, 3_000, 10_000, 30_000];

/** When something that is decided elsewhere is looked for while the page is looked at, in milliseconds. */
export const underWayPauses: readonly number[] = [5_000, 15_000, 30_000, 60_000, 120_000, 240_000, 480_000];

/**
 * When to look again after a check.
 *
 * @param since when the outcome became unknown
 * @param checkStartedAt when the check that has just ended was started
 * @returns null when the schedule is over
 */
export function nextCheckAt(
  pauses: readonly number[],
  since: number,
  checkStartedAt: number,
  now: number,
): number | null {
  // The clock was set back meanwhile: the pauses begin anew.
  if (since > now) return nextCheckAt(pauses, now, now, now);
  const next = pauses.find((pause) => since + pause > now);
  if (next !== undefined) return since + next;
  // The last check of the schedule has to begin after its time, even where the one before it took long.
  return isLastCheck(pauses, since, checkStartedAt) ? null : now;
}

/** Whether a check began after the whole schedule: what it does not see was not done. */
export function isLastCheck(pauses: readonly number[], since: number, checkStartedAt: number): boolean {
  return checkStartedAt >= since + (pauses.at(-1) ?? 0);
}
