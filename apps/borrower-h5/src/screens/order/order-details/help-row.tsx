import { phoneText } from '@peace/company/phone-text';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ChatIcon, InfoIcon, PhoneIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import { useId, type ReactElement } from 'react';
import './help-row.css';

export interface HelpRowProps {
  readonly orderId: string;
  /** The order's telephone, or the service's. */
  readonly telephone: string;
  readonly onCall: () => void;
}

/** The three ways to get help with an order, in one row. */
export function HelpRow({ orderId, telephone, onCall }: HelpRowProps): ReactElement {
  const order = useMessages(orderDetailsMessages);
  const t = useMessages(orderHelpMessages);
  const titleId = useId();
  return (
    <section className="help-row" aria-labelledby={titleId}>
      <h2 id={titleId} className="help-row__title">
        {t('title')}
      </h2>
      <div className="help-row__ways">
        <button type="button" className="help-row__way" data-replay onClick={onCall}>
          <PhoneIcon />
          <span>{order('telephone')}</span>
          <span className="help-row__number">{phoneText(telephone)}</span>
        </button>
        <Link className="help-row__way" href={href(screens.customerService, { orderId })}>
          <ChatIcon />
          <span>{t('customerService')}</span>
        </Link>
        <Link className="help-row__way" href={href(screens.complaint, { orderId })}>
          <InfoIcon />
          <span>{t('complain')}</span>
        </Link>
      </div>
    </section>
  );
}
