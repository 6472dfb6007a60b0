import { DAY_MS } from '../durations.ts';
import type { Order } from './order.ts';
import type { SandboxState } from './sandbox-state.ts';

const CLOSED = 200;

/**
 * What the payment partner reports when a link was paid: the order is closed, or its due date is moved by one term
 * when the link was for a rollover. Paying twice changes nothing.
 *
 * @returns whether the link is known
 */
export function settlePayLink(state: SandboxState, token: string, now: number): boolean {
  const link = state.payLinks.get(token);
  if (link === undefined) return false;
  const order = state.orders.get(link.orderId);
  if (link.paidAt !== undefined || order === undefined) return true;
  state.payLinks.set(token, { ...link, paidAt: now });
  state.orders.set(order.orderId, link.isRollover ? rolledOver(order) : closed(order, now));
  return true;
}

/** The order after it was repaid in full. */
export function closed(order: Order, now: number): Order {
  return { ...order, status: CLOSED, paidAt: now };
}

function rolledOver(order: Order): Order {
  return { ...order, status: 174, canRollOver: false, dueAt: order.dueAt + order.termDays * DAY_MS };
}
