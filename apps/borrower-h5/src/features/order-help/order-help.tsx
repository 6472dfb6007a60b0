import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { Link } from '@peace/vant-react-compat/link';
import { useId, type ReactElement } from 'react';
import { paidReportHref, useReportedText } from '#features/complaint/paid-report.ts';
import './order-help.css';

export interface OrderHelpProps {
  /** The order that help may be needed with; without one there is nothing to complain about. */
  readonly orderId?: string | undefined;
  /** The amount due, if the borrower may report that it was paid. */
  readonly due?: { readonly amount: Money | null; readonly reportedAt: number | null };
}

/** A quiet line at the end of a screen where money is: customer service, a complaint about this order, and its rules. */
export function OrderHelp({ orderId, due }: OrderHelpProps): ReactElement {
  const t = useMessages(orderHelpMessages);
  const reported = useReportedText();
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
        {orderId && due && (
          <Link className="order-help__way" href={paidReportHref(orderId, due.amount)}>
            {t('paid')}
          </Link>
        )}
        <Link className="order-help__way" href={href(screens.help, { orderId })}>
          {t('yourRights')}
        </Link>
      </div>
      {due && due.reportedAt !== null && <p className="order-help__reported">{reported(due.reportedAt)}</p>}
    </section>
  );
}
