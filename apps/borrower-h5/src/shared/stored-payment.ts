import type { ItemStorage } from '@peace/web-platform/storage';

/** Whose it is and whether it still counts is judged where it is shown. */
const anything = { '~standard': { validate: (value: unknown) => ({ value }) } } as const;

/** Whether a payment of an order was begun on this device, as far as can be told without the code that reads it. */
export function hasStoredPayment(storage: ItemStorage, orderId: string): boolean {
  return storage.item({ key: `payment:${orderId}`, version: 1, schema: anything }).read() !== null;
}
