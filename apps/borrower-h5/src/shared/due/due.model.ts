import { isPayable, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import type { OrderDue } from '@peace/api-client/contract/order/order-sums';
import { daysBetween } from '@peace/money-date';

/** How urgent a due date is. */
export type DueTone = 'calm' | 'attention' | 'danger';

/** How long there is, as of a moment. */
export interface Urgency {
  /** Calendar days left; negative: days late. */
  readonly days: number;
  readonly tone: DueTone;
}

/** What is due, as of a moment. */
export interface DueNow extends OrderDue, Urgency {}

/** From this many days before the due date on, it wants attention. */
const soonDays = 3;

/** What is due of an order at `now` (milliseconds): null unless the backend says how much and by when. */
export function dueNow(status: OrderStatus | null, due: OrderDue | null, now: number): DueNow | null {
  if (!status || !due || !isPayable(status)) return null;
  const urgency = urgencyOf(due.at, now);
  // A server that calls an order overdue is believed, whatever the device's clock says.
  return { ...due, ...urgency, tone: status.kind === 'overdue' ? 'danger' : urgency.tone };
}

/** How urgent a due date is at `now` (both in milliseconds). */
export function urgencyOf(at: number, now: number): Urgency {
  const days = daysBetween(now, at);
  if (days < 0) return { days, tone: 'danger' };
  return { days, tone: days <= soonDays ? 'attention' : 'calm' };
}
