import { lateCharges } from '@peace/company/late-charges';
import { DAY_MS } from '../durations.ts';
import { dateText } from '../wire-text.ts';
import type { Order, Period } from './order.ts';

/**
 * The codes by which the backend names the state of an order (spec §4). What 110 and 151 mean, and when an order is 180, is this
 * sandbox's own: the specification does not say it. A developer may set any other code: it allows nothing.
 */
export const STATUS = {
  underReview: 21,
  declined: 110,
  payingOut: 151,
  repayable: 170,
  due: 174,
  late: 180,
  closed: 200,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

const beforePayout: ReadonlySet<number> = new Set([STATUS.underReview, STATUS.declined, STATUS.payingOut]);
const notYetLate: ReadonlySet<number> = new Set([STATUS.repayable, STATUS.due]);

/** Whether the loan was not paid out yet: no date of repayment is known. */
export const isBeforePayout = (status: number): boolean => beforePayout.has(status);

/** Whether an order of this status becomes late with its due date. */
export const isNotYetLate = (status: number): boolean => notYetLate.has(status);

/** Whether an order of this status can be repaid. */
export const isRepayable = (status: number): boolean => isNotYetLate(status) || status === STATUS.late;

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

/** The next payment. Amounts are minor units. */
export interface Due {
  readonly period: Period;
  /** Of how many periods. */
  readonly of: number;
  /** With the late charges. */
  readonly amount: number;
  readonly late: ReturnType<typeof lateCharges>;
}

/** Returns the current cost of an open period: the agreed amount and the late charges of the loan terms. */
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

/** Returns the paid sum of the plan. Extension fees are not part of it. */
export function paidSoFar({ periods }: Order): number {
  return periods.reduce((sum, { paid }) => sum + (paid?.amount ?? 0), 0);
}

/** Returns the open sum of the plan, with the late charges up to now. */
export function stillOpen(order: Order, now: number): number {
  return order.periods.reduce(
    (sum, period) => (period.paid === undefined ? sum + costOf(order, period, now).amount : sum),
    0,
  );
}

/** Returns the price of an extension: the interest and penalties that are due (loan terms). The loan itself is paid later. */
export function extensionCost(order: Order, { period, late }: Due): number {
  return (sharesOf(order.interest, order.periods.length)[period.number - 1] ?? 0) + late.total;
}

const DAYS_LEFT = 7;
const DAYS_LATE = 4;

/**
 * The order as a developer sets it, with a plan that fits the status: all of it is paid when it is closed, something
 * is open when it can be repaid, and the due date is behind only when it is late.
 */
export function withStatus(order: Order, status: number, now: number): Order {
  if (status === STATUS.closed) return { ...order, status, paidAt: now, periods: allPaid(order, now) };
  if (!isRepayable(status)) return { ...order, status };
  const last = order.periods.at(-1);
  const next = dueOf(order, now)?.period ?? (last && { ...last, paid: undefined });
  if (next === undefined) return { ...order, status };
  const isLate = daysLate(next, now) > 0;
  const wanted = status === STATUS.late ? now - DAYS_LATE * DAY_MS : now + DAYS_LEFT * DAY_MS;
  const movedBy = isLate === (status === STATUS.late) ? 0 : wanted - next.dueAt;
  const periods = order.periods.map((period) =>
    period.number < next.number ? period : { ...period, paid: undefined, dueAt: period.dueAt + movedBy },
  );
  return { ...order, status, paidAt: undefined, periods };
}
