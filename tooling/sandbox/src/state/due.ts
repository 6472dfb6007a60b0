import { lateCharges } from '@peace/company/late-charges';
import type { Order } from './order.ts';
import { isNotYetLate, STATUS } from './order-status.ts';
import { daysLate, sharesOf, type Period } from './period.ts';

/** What has to be paid next. Amounts are minor units. */
export interface Due {
  readonly period: Period;
  /** Of how many periods. */
  readonly of: number;
  /** With the late charges. */
  readonly amount: number;
  readonly late: ReturnType<typeof lateCharges>;
}

/** What an open period costs now: what was agreed and, by the loan terms, what being late adds. */
function costOf(order: Order, period: Period, now: number) {
  const late = lateCharges(period.amount, daysLate(period, now), order.client);
  return { amount: period.amount + late.total, late };
}

/** The plan as paid now: each open period with what it costs. */
export function allPaid(order: Order, now: number): Period[] {
  return order.periods.map((period) =>
    period.paid === undefined ? { ...period, paid: { at: now, amount: costOf(order, period, now).amount } } : period,
  );
}

/** The first open period and what it costs now; undefined when everything is paid. */
export function dueOf(order: Order, now: number): Due | undefined {
  const period = order.periods.find(({ paid }) => paid === undefined);
  if (period === undefined) return undefined;
  return { period, of: order.periods.length, ...costOf(order, period, now) };
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

/** What is still to be paid of the plan, with the late charges up to now. */
export function stillOpen(order: Order, now: number): number {
  return order.periods.reduce(
    (sum, period) => (period.paid === undefined ? sum + costOf(order, period, now).amount : sum),
    0,
  );
}

/** What an extension costs: the interest and the penalties that are due (loan terms). The loan itself is paid later. */
export function extensionCost(order: Order, { period, late }: Due): number {
  return (sharesOf(order.interest, order.periods.length)[period.number - 1] ?? 0) + late.total;
}
