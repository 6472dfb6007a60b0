import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';

/** Leads to customer service, for a page that cannot say more than that one may ask there. */
export function useAskAction(orderId: string) {
  const t = useMessages(orderHelpMessages);
  return { label: t('customerService'), href: href(screens.customerService, { orderId }) };
}
