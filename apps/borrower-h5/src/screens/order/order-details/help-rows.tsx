import { phoneText } from '@peace/company/phone-text';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { ChatIcon, InfoIcon, PhoneIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';

export interface HelpRowsProps {
  readonly orderId: string;
  /** The order's telephone, or the service's. */
  readonly telephone: string;
  readonly onCall: () => void;
}

/** The three ways to get help with an order. */
export function HelpRows({ orderId, telephone, onCall }: HelpRowsProps): ReactElement {
  const order = useMessages(orderDetailsMessages);
  const t = useMessages(orderHelpMessages);
  return (
    <CellGroup inset title={t('title')}>
      <Cell icon={<PhoneIcon />} title={order('telephone')} value={phoneText(telephone)} onClick={onCall} />
      <Cell icon={<ChatIcon />} title={t('customerService')} href={href(screens.customerService, { orderId })} />
      <Cell icon={<InfoIcon />} title={t('complain')} href={href(screens.complaint, { orderId })} />
    </CellGroup>
  );
}
