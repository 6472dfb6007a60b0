import { defineItem, type Json } from '@peace/web-platform/storage';
import { custom } from 'valibot';
import { openItem, type ItemAccess } from '#shared/storage/stored-item.ts';
import { canonicalOrderId } from './order-ids.ts';

/** The item of `features/payment/payment-record.ts`, without its schema: for screens that do not load the code that pays. */
const anyPayment = defineItem({
  key: 'payment',
  version: 1,
  schema: custom<Record<string, Json>>((value) => value !== null),
  keepsUnreadable: true,
  isOfSubject: true,
  owner: 'record',
  lifetime: '24 hours',
});

/** An order's payment may be stored under the number as a link spelled it. */
const itemsOf = (access: ItemAccess, orderId: string) =>
  [orderId, canonicalOrderId(orderId)].map((spelling) => openItem(access, anyPayment, spelling));

/** Whether a payment of an order was started on this device, as far as can be told without the code that reads it. */
export function hasStoredPayment(access: ItemAccess, orderId: string): boolean {
  return itemsOf(access, orderId).some((item) => item.read() !== null || item.readUnreadable() !== null);
}

/** The records of an order's payments that are stored; their content is not checked. */
export function readStoredPayments(access: ItemAccess, orderId: string): readonly unknown[] {
  return itemsOf(access, orderId).map((item) => item.read());
}
