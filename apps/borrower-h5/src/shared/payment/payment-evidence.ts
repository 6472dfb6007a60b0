import type { Verified } from '@peace/attempt';
import type { Result } from '@peace/api-client';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { parseWireDate } from '@peace/money-date';
import type { DueMark, Payment, PaymentTypes } from './payment.ts';
import { settlementOf } from './settlement.ts';

/** What of an order's due amount and date a payment is recognised by. */
export function dueMarkOf({ amount, repayDate }: Pick<PeriodRepayment, 'amount' | 'repayDate'>): DueMark {
  return { amount, date: repayDate };
}

/**
 * What reading the order says of a payment: it arrived when the order is settled, or when what is due moved on from what
 * it was when the payment was begun. Only when nothing moved is it still to be paid.
 *
 * @param info null where the payment has no mark to compare with
 */
export function verifiedOf(
  { purpose, due }: Pick<Payment, 'purpose' | 'due'>,
  order: Result<OrderDetails>,
  info: Result<Pick<PeriodRepayment, 'amount' | 'repayDate'>> | null,
): Verified<PaymentTypes> {
  if (order.kind === 'failed') return { kind: 'unreadable' };
  const settlement = settlementOf(order.data, purpose);
  if (settlement && settlement.kind !== 'notExtendable') return arrived({ kind: 'settled', settlement });
  if (due && info?.kind === 'ok') {
    const next = dueMarkOf(info.data);
    if (hasMovedOn(due, next)) return arrived({ kind: 'movedOn', next });
  }
  if (settlement) return arrived({ kind: 'settled', settlement });
  return { kind: info?.kind === 'failed' ? 'unreadable' : 'notSeen' };
}

/** Later, or less. A late charge makes it more, and a date that cannot be read says nothing. */
export function hasMovedOn(before: DueMark, now: DueMark): boolean {
  const [then, next] = [parseWireDate(before.date), parseWireDate(now.date)];
  if (then !== null && next !== null && next !== then) return next > then;
  return (
    before.amount !== null &&
    now.amount !== null &&
    before.amount.currency === now.amount.currency &&
    now.amount.minor < before.amount.minor
  );
}

function arrived(evidence: PaymentTypes['evidence']): Verified<PaymentTypes> {
  return { kind: 'arrived', evidence };
}
