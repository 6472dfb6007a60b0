import { manilaDay } from './manila.ts';

/**
 * Calendar days in Manila from one instant to another (milliseconds): 0 within a day, 1 for tomorrow however few hours
 * away, negative when `to` lies before `from`.
 */
export function daysBetween(from: number, to: number): number {
  return manilaDay(to) - manilaDay(from);
}
