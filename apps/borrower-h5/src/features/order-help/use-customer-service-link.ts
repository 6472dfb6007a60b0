import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';

/** The words and the address of customer service, for a button where only that can say more. */
export function useCustomerServiceLink(orderId?: string) {
  const t = useMessages(orderHelpMessages);
  return { label: t('customerService'), href: href(screens.customerService, { orderId }) };
}
