import { codeOfferOf, type CodeContext, type CodeOffer } from '#features/repayment/repayment.model.ts';
import { totalOf, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';

export interface CodeNow {
  /** Null where it cannot be read. */
  readonly amount: Money | null;
  readonly payCode: DefaultPayCode | null;
}

export type CodeValidity =
  | CodeOffer
  | 'reading'
  /** Another amount is due, or it is paid by another code. */
  | 'notCurrent';

/** @param now null until it is read */
export function codeValidityOf(stored: StoredPayCode, now: CodeNow | null, context: CodeContext): CodeValidity {
  const offer = codeOfferOf(context);
  // What was paid by it is over, also where the order goes on: the next amount has another code.
  if (offer === 'over' || context.phase.kind === 'arrived') return 'over';
  if (offer === 'otherPayment') return offer;
  if (now && !isCurrent(stored, now)) return 'notCurrent';
  if (offer === 'offered' && now === null) return 'reading';
  return offer;
}

function isCurrent(stored: StoredPayCode, { amount, payCode }: CodeNow): boolean {
  const total = totalOf(stored);
  return payCode?.payCode === stored.payCode && amount?.minor === total?.minor && amount?.currency === total?.currency;
}
