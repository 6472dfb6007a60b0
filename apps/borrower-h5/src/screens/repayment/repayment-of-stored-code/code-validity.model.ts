import { totalOf, type StoredPayCode } from '#shared/order/pay-code-item.ts';
import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import type { PaymentPage } from '#features/payment/payment-page.model.ts';

export interface CodeNow {
  /** Null where it cannot be read. */
  readonly amount: Money | null;
  readonly payCode: DefaultPayCode | null;
}

/** Whether a stored code is shown, and what is known of it. Another payment does not take it away. */
export type CodeValidity =
  | 'offered'
  | 'reading'
  /** The order or what is due could not be read. */
  | 'old'
  /** Another amount is due, or it is paid by another code. */
  | 'notCurrent'
  | 'over';

/** @param now null until it is read */
export function codeValidityOf(
  stored: StoredPayCode,
  now: CodeNow | null,
  { notice, code }: Pick<PaymentPage, 'notice' | 'code'>,
): CodeValidity {
  // A code ends with its payment, also if the order goes on: the next amount has another code.
  if (code === 'over' || notice.kind === 'arrived') return 'over';
  if (now && !isCurrent(stored, now)) return 'notCurrent';
  if (code === 'old') return 'old';
  return now === null ? 'reading' : 'offered';
}

function isCurrent(stored: StoredPayCode, { amount, payCode }: CodeNow): boolean {
  const total = totalOf(stored);
  return payCode?.payCode === stored.payCode && amount?.minor === total?.minor && amount?.currency === total?.currency;
}
