import { DAY_MS } from '../durations.ts';
import { dateText } from '../wire-text.ts';

/** One period of an order's plan. Amounts are minor units, instants milliseconds since 1970. */
export interface Period {
  /** From 1. */
  readonly number: number;
  /** What was agreed for it: loan and interest. */
  readonly amount: number;
  readonly dueAt: number;
  /** When it was settled and with how much; undefined while it is open. */
  readonly paid: { readonly at: number; readonly amount: number } | undefined;
}

/** Calendar days in Manila since the due date; 0 up to the end of the day itself. */
export function daysLate({ dueAt }: Pick<Period, 'dueAt'>, now: number): number {
  const days = Date.parse(dateText(now)) - Date.parse(dateText(dueAt));
  return Math.max(0, days / DAY_MS);
}

/** A total in equal shares; what does not divide is in the last one. */
export function sharesOf(total: number, count: number): number[] {
  const share = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? total - share * (count - 1) : share));
}
