import type { Order } from './order.ts';
import { isNotYetLate, STATUS } from './order-status.ts';
import { daysLate, type Period } from './period.ts';

const BASIS_POINTS = 10_000;

/** What has to be paid next. Amounts are minor units. */
export interface Due {
  readonly period: Period;
  /** Of how many periods. */
  readonly of: number;
  /** With the late interest. */
  readonly amount: number;
  readonly lateInterest: number;
}

/** The late interest that has accrued on an open period. */
export function lateInterest({ lateDailyRate }: Order, period: Period, now: number): number {
  return Math.floor((period.amount * lateDailyRate * daysLate(period, now)) / BASIS_POINTS);
}

/** The first open period and what it costs now; undefined when everything is paid. */
export function dueOf(order: Order, now: number): Due | undefined {
  const period = order.periods.find(({ paid }) => paid === undefined);
  if (period === undefined) return undefined;
  const late = lateInterest(order, period, now);
  return { period, of: order.periods.length, amount: period.amount + late, lateInterest: late };
}

/** The status that is sent: an order whose first open period is late is 180, whatever it was before. */
export function statusAt(order: Order, now: number): number {
  const next = order.periods.find(({ paid }) => paid === undefined);
  const isLate = next !== undefined && daysLate(next, now) > 0;
  return isLate && isNotYetLate(order.status) ? STATUS.late : order.status;
}

/** What has been paid of the plan so far. Extension fees are not part of it. */
export function paidSoFar({ periods }: Order): number {
  return periods.reduce((sum, { paid }) => sum + (paid?.amount ?? 0), 0);
}

/** What is still to be paid of the plan, with the late interest up to now. */
export function stillOpen(order: Order, now: number): number {
  return order.periods.reduce(
    (sum, period) => (period.paid === undefined ? sum + period.amount + lateInterest(order, period, now) : sum),
    0,
  );
}

/** What an extension costs now: its fee and the late interest (loan terms: both are due before it). */
export function extensionCost(order: Order, now: number): number {
  return order.rolloverFee + (dueOf(order, now)?.lateInterest ?? 0);
}
