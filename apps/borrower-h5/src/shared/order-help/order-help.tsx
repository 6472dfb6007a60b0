import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import { useId, type ReactElement } from 'react';
import './order-help.css';

/** Where a borrower in trouble goes from a screen. */
export interface OrderHelpEvents {
  readonly onCustomerService: () => void;
  /** Null where there is no order to complain about. */
  readonly onComplain: (() => void) | null;
}

/** A quiet line at the end of a screen where money is: customer service, or a complaint about this order. */
export function OrderHelp({ onCustomerService, onComplain }: OrderHelpEvents): ReactElement {
  const t = useMessages(orderHelpMessages);
  const titleId = useId();
  return (
    <section className="order-help" aria-labelledby={titleId}>
      <h2 id={titleId} className="order-help__title">
        {t('title')}
      </h2>
      <div className="order-help__ways">
        <button type="button" className="order-help__way" data-replay onClick={onCustomerService}>
          {t('customerService')}
        </button>
        {onComplain && (
          <button type="button" className="order-help__way" data-replay onClick={onComplain}>
            {t('complain')}
          </button>
        )}
      </div>
    </section>
  );
}
