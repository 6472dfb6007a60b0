import type { VerifyResult } from '#shared/attempt/attempt-event.ts';
import type { Result } from '@peace/api-client';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { parseWireDate } from '@peace/money-date';
import type { DueSnapshot, Payment, PaymentTypes } from './payment.ts';
import { findNotPayableReason } from './not-payable-reason.ts';

/** What of an order's due amount and date a payment is recognised by. */
export function dueSnapshotOf({ amount, repayDate }: Pick<PeriodRepayment, 'amount' | 'repayDate'>): DueSnapshot {
  return { amount, date: repayDate };
}

/**
 * What reading the order says of a payment. It arrived when the order is closed, or when what is due fell by what was paid,
 * or moved on by a term. A smaller move (a part of a late charge waived, a day of grace) or a status that cannot be paid in
 * may be the lender's own doing, and what another payment explains as well may be that one: then it is not known whether the
 * payment did it.
 *
 * @param payment null where it is stored and cannot be read: only a closed order says that it arrived
 * @param info null where the payment has no mark to compare with
 */
export function verifyPayment(
  payment: Pick<Payment, 'purpose' | 'amount' | 'due' | 'isExtendable' | 'beside'> | null,
  order: Result<OrderDetails>,
  info: Result<Pick<PeriodRepayment, 'amount' | 'repayDate'>> | null,
): VerifyResult<PaymentTypes> {
  if (order.kind === 'failed') return { kind: 'unreadable' };
  const notPayableReason = findNotPayableReason(order.data, payment?.purpose ?? 'repayment');
  if (notPayableReason?.kind === 'closed') {
    // An extension closes nothing: the loan was repaid otherwise.
    if (payment?.purpose === 'extension') return { kind: 'changed' };
    return { kind: 'arrived', evidence: { kind: 'settled', notPayableReason } };
  }
  const next = info?.kind === 'ok' ? dueSnapshotOf(info.data) : null;
  const due = payment?.due;
  const move = due && next ? explainChange(payment, due, next) : 'none';
  const isByOther =
    due && next && othersThan(payment, order.data).some((of) => explainChange(of, due, next) === 'byPayment');
  if (next && move === 'byPayment' && !isByOther) return { kind: 'arrived', evidence: { kind: 'movedOn', next } };
  if (move !== 'none' || notPayableReason?.kind === 'notPayable') return { kind: 'changed' };
  return { kind: info?.kind === 'failed' ? 'unreadable' : 'notFound' };
}

type Paid = Pick<Payment, 'purpose' | 'amount'>;

/** What else may have changed what is due: the payments that this one was confirmed beside, and an extension that is not offered any more. */
function othersThan(
  { purpose, amount, isExtendable, beside = [] }: Pick<Payment, 'purpose' | 'amount' | 'isExtendable' | 'beside'>,
  { canRollOver }: Pick<OrderDetails, 'canRollOver'>,
): readonly Paid[] {
  const others = beside.filter((other) => other.purpose !== purpose || other.amount.minor !== amount.minor);
  const isExtended = purpose === 'repayment' && isExtendable === true && !canRollOver;
  return isExtended ? [...others, { purpose: 'extension', amount }] : others;
}

/** The shortest term that the lender sells, in milliseconds. Less is grace. */
const SHORTEST_TERM_MS = 7 * 24 * 60 * 60 * 1000;

/** How what is due has moved: as by this payment, in another way, or not. A late charge, or what cannot be read, is no move. */
export function explainChange(
  { purpose, amount: paid }: Paid,
  before: DueSnapshot,
  now: DueSnapshot,
): 'byPayment' | 'unexplained' | 'none' {
  const [then, next] = [parseWireDate(before.date), parseWireDate(now.date)];
  const delayMs = then !== null && next !== null ? next - then : 0;
  const isTermLater = delayMs >= SHORTEST_TERM_MS;
  const fall = computeDecrease(before, now);
  if (purpose === 'extension')
    return isTermLater ? 'byPayment' : delayMs > 0 || (fall ?? 0) > 0 ? 'unexplained' : 'none';
  const isAllPaid = before.amount?.currency === paid.currency && paid.minor >= before.amount.minor;
  // The next instalment: no more than the one that was paid as a whole, and a term later.
  if (isTermLater && isAllPaid && fall !== null && fall >= 0) return 'byPayment';
  if (fall !== null && before.amount?.currency === paid.currency && fall >= paid.minor) return 'byPayment';
  return delayMs > 0 || (fall ?? 0) > 0 ? 'unexplained' : 'none';
}

/** By how much less is due, in minor units; null where that cannot be read. */
function computeDecrease({ amount: before }: DueSnapshot, { amount: now }: DueSnapshot): number | null {
  if (!before || !now || before.currency !== now.currency) return null;
  return before.minor - now.minor;
}
