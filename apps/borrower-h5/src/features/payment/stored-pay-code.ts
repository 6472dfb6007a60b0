import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import { is } from 'valibot';
import { isSameOrder } from '#shared/order/order-ids.ts';
import { payableMoney, type StoredPayCode } from '#shared/order/pay-code-item.ts';
import type { OpenedItem } from '#shared/storage/stored-item.ts';
import type { PayPurpose } from './payable.model.ts';

export type PayCodeOwner = Pick<StoredPayCode, 'orderId' | 'productId' | 'purpose' | 'storedAt' | 'repayDate'>;

/** Makes the stored item of a default pay code. The amount is the server's; it is absent where it cannot be paid. */
export function toStoredPayCode(
  { logo, title, payCode, payNotice }: DefaultPayCode,
  amount: Money | null,
  owner: PayCodeOwner,
): StoredPayCode {
  const stored = { logo, title, payCode, payNotice, ...owner };
  if (!is(payableMoney, amount)) return stored;
  return owner.purpose === 'extension' ? { ...stored, delayAmount: amount } : { ...stored, repayAmount: amount };
}

/** The stored code of an order, in whichever spelling a link had it. */
export function payCodeOf(item: OpenedItem<StoredPayCode>, orderId: string): StoredPayCode | null {
  const stored = item.read();
  return stored && isSameOrder(stored.orderId, orderId) ? stored : null;
}

/** Removes the stored code of an order: it has nothing left to pay. */
export function forgetPayCodeOf(item: OpenedItem<StoredPayCode>, orderId: string, purpose: PayPurpose): void {
  if (payCodeOf(item, orderId)?.purpose === purpose) item.write(null);
}

/** The total of a stored code: what is to be repaid, or what the extension costs (spec §2). */
export function totalOf({ repayAmount, delayAmount }: StoredPayCode): Money | null {
  return repayAmount ?? delayAmount ?? null;
}
