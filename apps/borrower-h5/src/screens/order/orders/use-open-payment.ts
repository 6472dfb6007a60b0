import { getOrder } from '@peace/api-client/contract/order/get-order';
import { href, screens } from '@peace/screens';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderIds } from '#shared/order-ids.ts';
import { useServices } from '#shared/services.tsx';
import { useExternalPaymentPages } from '#shared/use-external-payment-pages.ts';

/**
 * Opens the repayment page of an order from the list. The list does not say whether an order is repaid elsewhere
 * (`h5Url`), so the order is read first; where that fails, our own page says so.
 */
export function useOpenPayment() {
  const { api } = useServices();
  const navigate = useNavigate();
  const externalPaymentPages = useExternalPaymentPages();
  const [openingOrder, setOpeningOrder] = useState<string | null>(null);

  async function open(ids: OrderIds) {
    const { orderId } = ids;
    if (openingOrder !== null) return;
    setOpeningOrder(orderId);
    const result = await api.call(getOrder, ids);
    setOpeningOrder(null);
    const elsewhere = result.kind === 'ok' ? result.data.repaymentUrl : null;
    if (elsewhere) return externalPaymentPages.open(orderId, elsewhere);
    return void navigate(href(screens.repay, { ...ids }));
  }

  return {
    openingOrder,
    externalPaymentPageOf: externalPaymentPages.openingOf,
    open: (ids: OrderIds) => void open(ids),
  };
}
