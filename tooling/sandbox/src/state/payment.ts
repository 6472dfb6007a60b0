import type { PayCodeSummary } from '../control/control-calls.ts';
import { DAY_MS } from '../durations.ts';
import { Rejection } from '../http/rejection.ts';
import type { Channel, Order } from './order.ts';
import type { Payment, PayLink, RepayRecord, SandboxState } from './sandbox-state.ts';
import { dueOf, extensionCost, STATUS, type Due, isRepayable } from './plan.ts';
import { knownOrder } from './known.ts';

const DIGITS = '0123456789';
const PAY_CODE_LENGTH = 13;

/** Remembers a new way to pay an order. Its token is also the code for the counter, hence the digits. */
export function issuePayLink(
  state: SandboxState,
  { channel, ...paid }: Pick<PayLink, 'orderId' | 'period' | 'amount' | 'isRollover'> & { channel: Channel },
): PayLink {
  const token = state.random.characters(DIGITS, PAY_CODE_LENGTH);
  const link = { token, ...paid, channelName: channel.name };
  state.payLinks.set(token, link);
  return link;
}

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

/** The borrower pays a link at the partner, once. @returns whether the link is known */
export function payLink(state: SandboxState, token: string, now: number): boolean {
  const link = state.payLinks.get(token);
  if (link === undefined) return false;
  const { orderId, period, amount, isRollover } = link;
  receivePayment(state, { reference: token, orderId, period, amount, isRollover, paidAt: now });
  return true;
}

/** The default pay codes of the orders of which something is open. */
export function currentPayCodes(state: SandboxState, now: number): PayCodeSummary[] {
  return [...state.orders.values()].flatMap((order) => {
    const due = dueOf(order, now);
    const code = order.repayment.defaultPayCode?.payCode;
    if (due === undefined || !code) return [];
    const extensionAmount = order.canRollOver ? extensionCost(order, due) : undefined;
    return [{ code: String(code), orderId: order.orderId, amount: due.amount, extensionAmount }];
  });
}

/**
 * The borrower pays with the default pay code at a counter: what is due, or the extension. A code stands for one
 * payment of each period.
 *
 * @returns whether there is something to pay with this code
 */
export function payByCode(
  state: SandboxState,
  { code, isRollover }: { readonly code: string; readonly isRollover: boolean },
  now: number,
): boolean {
  const order = orderOfCode(state, code);
  const due = order && dueOf(order, now);
  if (order === undefined || due === undefined || (isRollover && !order.canRollOver)) return false;
  const { number } = due.period;
  receivePayment(state, {
    reference: `${code}/${number}${isRollover ? '/extension' : ''}`,
    orderId: order.orderId,
    period: number,
    amount: isRollover ? extensionCost(order, due) : due.amount,
    isRollover,
    paidAt: now,
  });
  return true;
}

function orderOfCode(state: SandboxState, code: string): Order | undefined {
  const orders = [...state.orders.values()].filter(({ repayment }) => repayment.defaultPayCode?.payCode === code);
  return orders.find(({ periods }) => periods.some(({ paid }) => paid === undefined));
}

/** Spec §8: the payment request must not be submitted again. */
export const ALREADY_SUBMITTED = '800005';

/** Returns the amount to charge (minor units, as text), or a refusal. */
export function chargeableDue(state: SandboxState, orderId: string, amount: string, now: number): Due {
  const order = knownOrder(state, orderId);
  const due = dueOf(order, now);
  if (due === undefined) throw new Rejection('The order is repaid already.', { code: ALREADY_SUBMITTED });
  if (!isRepayable(order.status)) throw new Rejection(`Order ${orderId} has nothing to repay.`);
  // A coupon may lower what is due; nothing raises it.
  if (!/^[1-9]\d*$/.test(amount) || Number(amount) > due.amount) {
    throw new Rejection('The amount is not what is due.');
  }
  return due;
}

/** The record of the charge that was started with a token; a charge keeps it when its SMS is sent again. */
export function startedCharge(
  state: SandboxState,
  charge: Pick<RepayRecord, 'orderId' | 'period' | 'amount' | 'repayToken'>,
): RepayRecord {
  const started = [...state.repayRecords.values()].find(({ repayToken }) => repayToken === charge.repayToken);
  if (started !== undefined) return started;
  const record: RepayRecord = {
    ...charge,
    repayRecordId: String(4000 + state.nextNumber()),
    smsCode: '',
    isDone: false,
  };
  state.repayRecords.set(record.repayRecordId, record);
  return record;
}

/** The card was charged: its payment is made and the token used up. */
export function chargeDone(state: SandboxState, repayRecordId: string, now: number): void {
  const record = state.repayRecords.get(repayRecordId);
  if (record === undefined) return;
  state.repayRecords.set(repayRecordId, { ...record, isDone: true });
  state.repayTokens.delete(record.repayToken);
  const { orderId, period, amount } = record;
  receivePayment(state, {
    reference: `charge-${repayRecordId}`,
    orderId,
    period,
    amount,
    isRollover: false,
    paidAt: now,
  });
}
