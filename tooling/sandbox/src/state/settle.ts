import { DAY_MS } from '../durations.ts';
import { dueOf } from './due.ts';
import type { Order } from './order.ts';
import { STATUS } from './order-status.ts';
import type { Payment } from './payment.ts';
import type { SandboxState } from './sandbox-state.ts';

/**
 * Takes a payment that was made. It is settled at once, or after `settlesAfterMs`. The same reference is one payment,
 * however often it comes.
 */
export function receivePayment(state: SandboxState, made: Omit<Payment, 'outcome'>): void {
  if (!state.payments.has(made.reference)) state.payments.set(made.reference, { ...made, outcome: 'pending' });
  settleArrived(state, made.paidAt);
}

/** Settles every payment that is due to settle, in the order in which they were made. */
export function settleArrived(state: SandboxState, now: number): void {
  for (const payment of state.payments.values()) {
    if (payment.outcome === 'pending' && payment.paidAt + state.settlesAfterMs <= now) settle(state, payment);
  }
}

/** A payment for what is paid already changes nothing but is kept: the lender owes it back. */
function settle(state: SandboxState, payment: Payment): void {
  const order = state.orders.get(payment.orderId);
  const settled = order && (payment.isRollover ? rolledOver(order, payment) : periodPaid(order, payment));
  if (settled !== undefined) state.orders.set(settled.orderId, settled);
  state.payments.set(payment.reference, { ...payment, outcome: settled === undefined ? 'surplus' : 'settled' });
}

function periodPaid(order: Order, { period, amount, paidAt }: Payment): Order | undefined {
  if (dueOf(order, paidAt)?.period.number !== period) return undefined;
  const periods = order.periods.map((each) =>
    each.number === period ? { ...each, paid: { at: paidAt, amount } } : each,
  );
  return period === periods.length
    ? { ...order, periods, status: STATUS.closed, paidAt, canRollOver: false }
    : { ...order, periods, status: STATUS.due };
}

/** Every open period moves by the length of one. */
function rolledOver(order: Order, { period, paidAt }: Payment): Order | undefined {
  if (!order.canRollOver || dueOf(order, paidAt)?.period.number !== period) return undefined;
  const periods = order.periods.map((each) =>
    each.paid === undefined ? { ...each, dueAt: each.dueAt + extensionMs(order) } : each,
  );
  return { ...order, periods, status: STATUS.due, canRollOver: false };
}

/** By how much an extension moves the due date: the length of one period (loan terms). */
export function extensionMs({ termDays, periods }: Order): number {
  return Math.round(termDays / periods.length) * DAY_MS;
}
