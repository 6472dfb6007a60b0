import { systemClock } from '@peace/money-date';
import { localItems } from '@peace/web-platform/storage';
import { openItem } from '#shared/storage/stored-item.ts';
import { paymentItem, type Payment } from '../payment-record.ts';
import { aPayment } from './a-payment.ts';

/** The payment of an order on this device, for a page without a session. */
export const storedPayment = (orderId: string) =>
  openItem({ storage: localItems(window), clock: systemClock, borrower: null }, paymentItem, orderId);

/** Another page of the order has started a payment: a pay link that was opened, unless it says otherwise. */
export function storePayment(
  orderId: string,
  request: Payment = aPayment({ due: null }),
  {
    kind = 'underWay',
    startedAt = Date.now(),
    key = 'link-1',
  }: { readonly kind?: 'underWay' | 'answerLost'; readonly startedAt?: number; readonly key?: string } = {},
): void {
  storedPayment(orderId).write({ key, request, startedAt, stage: { kind, since: Date.now() } });
}
