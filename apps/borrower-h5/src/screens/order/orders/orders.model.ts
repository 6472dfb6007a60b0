import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { dueNow } from '#shared/due/due.model.ts';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import type { DueNow } from '#shared/due/due.model.ts';

/** How an order is marked in the list. */
export type OrderTone = 'neutral' | 'calm' | 'attention' | 'danger' | 'success';

/** An order as the list shows it. */
export interface ListedOrder {
  readonly order: ComplaintOrder;
  readonly tone: OrderTone;
  /** What is due, where the backend says it as values. */
  readonly due: DueNow | null;
  readonly canPay: boolean;
}

/** The orders with what presses first: overdue, then the next due date, then what is under way, then what is closed. */
export function listedOrders(orders: readonly ComplaintOrder[], now: number): readonly ListedOrder[] {
  return orders.map((order) => listed(order, now)).toSorted((a, b) => rankOf(a) - rankOf(b) || dueAt(a) - dueAt(b));
}

function listed(order: ComplaintOrder, now: number): ListedOrder {
  const due = dueNow(order.standing, order.due, now);
  const canPay = order.standing !== null && isPayable(order.standing);
  return { order, due, canPay, tone: due?.tone ?? toneOf(order) };
}

/** By the status alone. What 110 and 151 mean is the server's to say: they are not marked as good or bad. */
function toneOf({ standing }: ComplaintOrder): OrderTone {
  switch (standing?.kind) {
    case 'overdue':
      return 'danger';
    case 'due':
      return 'attention';
    case 'repayable':
    case 'processing':
    case 'status151':
      return 'calm';
    case 'closed':
      return 'success';
    case 'status110':
    case 'unrecognised':
    case undefined:
      return 'neutral';
  }
}

const ranks: Readonly<Record<OrderTone, number>> = { danger: 0, attention: 1, calm: 2, neutral: 2, success: 3 };

/** A loan that is running comes before one that has still to be paid out. */
const rankOf = ({ tone, canPay }: ListedOrder): number => (canPay && tone !== 'danger' ? 1 : ranks[tone]);

/** Without a date among the last of its rank, and in the backend's order there. */
const dueAt = ({ due }: ListedOrder): number => due?.at ?? Number.MAX_SAFE_INTEGER;
