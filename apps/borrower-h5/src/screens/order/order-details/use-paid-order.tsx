import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { closingReceiptOf, type Receipt, receiptsAtom } from '#features/receipt/receipt.ts';
import type { OrderDetailsViewProps } from './order-details.view.tsx';
import { PaidPanel } from './paid-panel.part.tsx';

/**
 * A loan that is closed, and whose last payment this phone saw arrive: on this visit, which its notice celebrates, or before.
 * `original` has the server's words alone.
 */
export function usePaidOrder(
  orderId: string,
  order: OrderDetails | null,
  receipts: readonly Receipt[],
): Pick<OrderDetailsViewProps, 'standing' | 'done'> {
  const t = useMessages(orderDetailsMessages);
  const { locale } = useLocale();
  const store = useStore();
  const seenBefore = useMemo(() => closingReceiptOf(store.get(receiptsAtom(orderId)) ?? []), [store, orderId]);
  const receipt = closingReceiptOf(receipts);
  if (!receipt || order?.status.kind !== 'closed' || locale === 'original') return {};
  return seenBefore
    ? { standing: <PaidPanel order={order} receipt={receipt} /> }
    : { done: { label: t('done'), href: href(screens.orders) } };
}
