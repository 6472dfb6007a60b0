import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { keepReceiptAtom, type Receipt } from '#shared/receipt/receipt.ts';
import { keepUnplacedAtom, placeApplicationsAtom } from '#shared/receipt/unplaced-applications.ts';
import { receiptOfApplication, type AcceptedApplication } from './application-receipt.ts';
import type { KnownOrders } from './use-known-orders.ts';

/** Keeps the receipt of an application; the order is null where the answer names none. */
export type KeepApplicationReceipt = (application: AcceptedApplication, orderId: string | null) => void;

/**
 * Keeps the receipt of an accepted application with its order. Where the answer names none, the orders are asked which it is, now
 * and by Order Details; until they tell, this page has the receipt.
 */
export function useApplicationReceipt(readOrders: KnownOrders['read']) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const keepWithOrder = useSetAtom(keepReceiptAtom);
  const keepUnplaced = useSetAtom(keepUnplacedAtom);
  const place = useSetAtom(placeApplicationsAtom);

  const keep: KeepApplicationReceipt = (application, orderId) => {
    const kept = receiptOfApplication(application, orderId ?? '');
    setReceipt(kept);
    if (orderId !== null) return keepWithOrder(kept);
    keepUnplaced({ receipt: { ...kept, orderId: '' }, ordersBefore: application.request.ordersBefore });
    void readOrders().then((orders) => orders && place(orders));
  };
  return { receipt, keep };
}
