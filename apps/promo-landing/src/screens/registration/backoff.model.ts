/** Seconds to wait after the n-th wrong code in a row; none after the first two. */
const waits = [0, 0, 0, 10, 30] as const;
/** From the fifth on. */
const LONGEST_WAIT = 60;

/** Wrong codes in a row, and when the next attempt may be made. */
export interface Backoff {
  readonly refusals: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** What one more wrong code leads to. */
export function afterRefusal(before: Backoff | null, now: number): Backoff {
  const refusals = (before?.refusals ?? 0) + 1;
  return { refusals, until: now + (waits[refusals] ?? LONGEST_WAIT) * 1000 };
}
