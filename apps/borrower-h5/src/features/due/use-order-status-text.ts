import type { ListedStatus } from '@peace/api-client/contract/order/order-status';
import { orderStatusMessages } from '@peace/i18n/messages/order-status';
import { useMessages } from '@peace/i18n/react';

/** Says how a listed order stands: the server's words as they come, or ours for its code. A code that is none of ours is no words. */
export function useOrderStatusText(): (order: ListedStatus) => string {
  const t = useMessages(orderStatusMessages);
  return ({ status, statusText }) => {
    if (status) return t(status.kind);
    return /\p{L}/u.test(statusText) ? statusText : t('unrecognised');
  };
}
