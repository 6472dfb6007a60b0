import { paidInFullMessages } from '@peace/i18n/messages/paid-in-full';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useMessages } from '@peace/i18n/react';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { FiestaDrawing } from '@peace/ui-kit/drawings';
import { Morning } from '@peace/ui-kit/morning';
import { Link } from '@peace/vant-react-compat/link';
import type { ReactElement, ReactNode } from 'react';
import { toReceipt } from '#shared/order/order-ids.ts';
import type { PendingPayment } from './payment-phase.ts';
import { usePaymentWording } from './use-payment-wording.ts';
import './paid-in-full.css';

export interface PaidInFullProps {
  readonly payment: PendingPayment;
  readonly orderId: string | undefined;
  /** How the order stands, in the server's words. */
  readonly children?: ReactNode;
}

/** The last payment of a loan has arrived: a feast, and the slip of that payment. */
export function PaidInFull({ payment, orderId, children }: PaidInFullProps): ReactElement {
  const t = useMessages(paidInFullMessages);
  const receipt = useMessages(receiptMessages);
  const { amount, channel, time } = usePaymentWording()(payment);
  return (
    <Morning className="paid-in-full">
      <div className="paid-in-full__scene">
        <FiestaDrawing />
      </div>
      <h2 className="paid-in-full__title">{t('title')}</h2>
      <p className="paid-in-full__text">{t('text')}</p>
      <div className="paid-in-full__slip">
        <DetailRows
          rows={[
            { label: t('lastPayment'), value: amount },
            { label: receipt('paidThrough'), value: channel },
            { label: receipt('dateAndTime'), value: time },
            ...(orderId ? [{ label: receipt('orderNumber'), value: orderId }] : []),
          ]}
        />
        {orderId && (
          <Link className="paid-in-full__receipt" {...toReceipt(orderId)}>
            {t('receipt')}
          </Link>
        )}
      </div>
      {children}
    </Morning>
  );
}
