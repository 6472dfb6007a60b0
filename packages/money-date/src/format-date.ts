import { manilaWallClock } from './manila.ts';
import { NO_VALUE } from './no-value.ts';

/** An instant (milliseconds or a Date) as the day in Manila: `'2026-11-20'`; `'—'` for an invalid date. */
export function formatDate(instant: number | Date): string {
  return manilaWallClock(instant)?.slice(0, 10) ?? NO_VALUE;
}

/** An instant (milliseconds or a Date) as the time of day in Manila: `'09:05:00'`; `'—'` for an invalid date. */
export function formatTime(instant: number | Date): string {
  return manilaWallClock(instant)?.slice(11, 19) ?? NO_VALUE;
}
