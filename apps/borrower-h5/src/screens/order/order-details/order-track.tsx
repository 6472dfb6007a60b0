import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { figures } from '@peace/company/loan-facts';
import { orderTrackMessages } from '@peace/i18n/messages/order-track';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { LoanRoad } from '@peace/ui-kit/loan-road';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { Icon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { isUnclear } from './order-details.model.ts';
import type { ReceivedApplication } from './use-received-application.ts';
import './order-track.css';

export interface OrderTrackProps {
  readonly order: OrderDetails;
  /** The status in the server's words, or ours. */
  readonly title: string;
  readonly icon: Icon;
  readonly application?: ReceivedApplication | null | undefined;
}

/**
 * A loan that is processed: the status on the road that it drives, and what happens next (spec §9). The status proves that it was applied
 * for, and no other step.
 */
export function OrderTrack({ order, title, icon: StatusIcon, application }: OrderTrackProps): ReactElement {
  const t = useMessages(orderTrackMessages);
  const details = useMessages(orderDetailsMessages);
  return (
    <>
      <LoanRoad
        label={t('title')}
        steps={[
          { label: t('applied'), state: 'done', stateLabel: t('done') },
          { label: t('decision'), state: 'listed' },
          { label: t('money'), state: 'listed' },
          { label: t('repaid'), state: 'listed' },
        ]}
      >
        <h2 className="order-track__title">
          <StatusIcon />
          <span>{application?.title ?? title}</span>
        </h2>
        {application && (
          <>
            <p className="order-track__text">
              <UnbrokenText>{application.text}</UnbrokenText>
            </p>
            <h3 className="order-track__text">{title}</h3>
          </>
        )}
        <p className="order-track__text">
          <UnbrokenText>{order.statusDescription}</UnbrokenText>
        </p>
        {isUnclear(order) && <p className="order-track__text">{details('askNext')}</p>}
      </LoanRoad>
      {/* The server asks to withdraw the money: no decision is waited for. */}
      {!order.withdrawMessage && (
        <Card title={t('next')}>
          <ol className="order-track__next">
            {(application?.next ?? [t('decisionNext', figures), t('creditNext', figures), t('repaidNext')]).map(
              (step) => (
                <li key={step}>
                  <UnbrokenText>{step}</UnbrokenText>
                </li>
              ),
            )}
          </ol>
        </Card>
      )}
    </>
  );
}
