import { custom } from 'valibot';
import type { Json } from '@peace/web-platform/storage';
import { canonicalOrderId } from '#shared/order/order-ids.ts';
import { defineStoredItem, openItem, type ItemAccess } from '#shared/storage/stored-item.ts';

/** The item of `payment.ts`, without its schema: read only for whether a payment is stored. */
const anyPayment = defineStoredItem({
  key: 'payment',
  version: 1,
  schema: custom<Record<string, Json>>((value) => value !== null),
  keepsUnreadable: true,
  isOfSubject: true,
  owner: 'record',
  lifetime: '24 hours',
});

/** Whether a payment of an order was started on this device, as far as can be told without the code that reads it. */
export function hasStoredPayment(access: ItemAccess, orderId: string): boolean {
  return [orderId, canonicalOrderId(orderId)].some((spelling) => {
    const item = openItem(access, anyPayment, spelling);
    return item.read() !== null || item.readUnreadable() !== null;
  });
}
