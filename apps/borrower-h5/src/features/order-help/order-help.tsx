import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Link } from '@peace/vant-react-compat/link';
import { useId, type ReactElement } from 'react';
import './order-help.css';

export interface OrderHelpProps {
  /** The order that help may be needed with; without one there is nothing to complain about. */
  readonly orderId?: string | undefined;
}

/** A quiet line at the end of a screen where money is: customer service, or a complaint about this order. */
export function OrderHelp({ orderId }: OrderHelpProps): ReactElement {
  const t = useMessages(orderHelpMessages);
  const titleId = useId();
  return (
    <section className="order-help" aria-labelledby={titleId}>
      <h2 id={titleId} className="order-help__title">
        {t('title')}
      </h2>
      <div className="order-help__ways">
        <Link className="order-help__way" href={href(screens.customerService, { orderId })}>
          {t('customerService')}
        </Link>
        {orderId && (
          <Link className="order-help__way" href={href(screens.complaint, { orderId })}>
            {t('complain')}
          </Link>
        )}
      </div>
    </section>
  );
}
