import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { useLocale } from '@peace/i18n/react';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { closingReceiptOf, type Receipt, receiptsAtom } from '#features/receipt/receipt.ts';

export type PaidOrder = 'now' | 'before';

/**
 * When this phone saw the last payment of a closed loan arrive: on this visit, or before. Null where it did not; `original` has the
 * server's words alone.
 */
export function usePaidOrder(
  orderId: string,
  order: OrderDetails | null,
  receipts: readonly Receipt[],
): PaidOrder | null {
  const { locale } = useLocale();
  const store = useStore();
  const seenBefore = useMemo(() => closingReceiptOf(store.get(receiptsAtom(orderId)) ?? []), [store, orderId]);
  if (!closingReceiptOf(receipts) || order?.status.kind !== 'closed' || locale === 'original') return null;
  return seenBefore ? 'before' : 'now';
}
