import { DAY_MS } from '../durations.ts';
import { allPaid, dueOf } from './due.ts';
import type { Order } from './order.ts';
import { isRepayable, STATUS } from './order-status.ts';
import { daysLate } from './period.ts';

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
