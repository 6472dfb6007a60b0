import type { VerifyResult } from '#shared/attempt/attempt-types.ts';
import type { Result } from '@peace/api-client';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { parseWireDate } from '@peace/money-date';
import type { DueSnapshot, Payment, PaymentEvidence, PaymentTypes } from './payment-record.ts';
import { findNotPayableReason, payabilityOf } from './payable.model.ts';

/** Takes the facts by which a payment is recognised from an order's amount and date. */
export function dueSnapshotOf({ amount, repayDate }: Pick<PeriodRepayment, 'amount' | 'repayDate'>): DueSnapshot {
  return { amount, date: repayDate };
}

/**
 * Tells from the order whether a payment has arrived. It has if the order is closed, or if the amount due fell by at least the
 * amount paid. A changed date alone is no evidence, because the lender moves dates for many reasons. If the same amount is due at a
 * later date, the earlier due date no longer applies: the record ends, and the page does not claim that the payment arrived.
 *
 * @param payment null where it is stored and cannot be read: only a closed order says that it arrived
 * @param info null where the payment has no snapshot to compare with
 */
export function verifyPayment(
  payment: Pick<Payment, 'purpose' | 'amount' | 'due' | 'beside'> | null,
  order: Result<OrderDetails>,
  info: Result<Pick<PeriodRepayment, 'amount' | 'repayDate'>> | null,
): VerifyResult<PaymentTypes> {
  if (order.kind === 'failed') return { kind: 'unreadable' };
  const notPayableReason = findNotPayableReason(order.data, 'repayment');
  if (notPayableReason?.kind === 'closed') {
    // An extension closes nothing: the loan was repaid otherwise.
    if (payment?.purpose === 'extension') return { kind: 'changed' };
    return { kind: 'arrived', evidence: { kind: 'settled', notPayableReason } };
  }
  const next = info?.kind === 'ok' ? dueSnapshotOf(info.data) : null;
  const change = payment?.due && next ? explainChange(payment, payment.due, next) : 'none';
  if (next && change === 'byPayment') return { kind: 'arrived', evidence: { kind: 'lowered', next } };
  if (change === 'unexplained' || notPayableReason?.kind === 'notPayable') return { kind: 'changed' };
  if (next && change === 'later') return { kind: 'arrived', evidence: { kind: 'movedOn', next } };
  return { kind: info === null || next?.amount ? 'notFound' : 'unreadable' };
}

/** The amount due, with its day, after a payment that lowered it; null where that is nothing, or its day is not known. */
export function dueAfter(evidence: PaymentEvidence): DueSnapshot | null {
  if (evidence.kind !== 'lowered' || evidence.next.date === '') return null;
  return payabilityOf(evidence.next.amount).kind === 'nothing' ? null : evidence.next;
}

/** How what is due has changed: as by this payment and by no other one, by a later date alone, in another way, or not. */
export function explainChange(
  { purpose, amount: paid, beside = [] }: Pick<Payment, 'purpose' | 'amount' | 'beside'>,
  before: DueSnapshot,
  now: DueSnapshot,
): 'byPayment' | 'later' | 'unexplained' | 'none' {
  const [then, next] = [parseWireDate(before.date), parseWireDate(now.date)];
  const isDateOther = then !== null && next !== null && then !== next;
  const fall = computeDecrease(before, now);
  if (fall === null || fall === 0) {
    if (!isDateOther) return 'none';
    return fall === 0 && next > then ? 'later' : 'unexplained';
  }
  const isOf = (of: Pick<Payment, 'purpose' | 'amount'>) => of.purpose === 'repayment' && fall >= of.amount.minor;
  if (before.amount?.currency !== paid.currency || !isOf({ purpose, amount: paid })) return 'unexplained';
  // A payment that this one was confirmed beside may have done it; which of two alike it was makes no difference.
  return beside.some((other) => other.amount.minor !== paid.minor && isOf(other)) ? 'unexplained' : 'byPayment';
}

/** By how much less is due, in minor units; null where that cannot be read. */
function computeDecrease({ amount: before }: DueSnapshot, { amount: now }: DueSnapshot): number | null {
  if (!before || !now || before.currency !== now.currency) return null;
  return before.minor - now.minor;
}

/** Three weeks, in milliseconds. */
const FAR_OFF_MS = 21 * 24 * 60 * 60 * 1000;

/** Whether what is due on this date is hardly meant to be paid now. */
export function isFarOff(date: string, now: number): boolean {
  const at = parseWireDate(date);
  return at !== null && at - now > FAR_OFF_MS;
}
