import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { figures } from '@peace/company/loan-facts';
import { orderTrackMessages } from '@peace/i18n/messages/order-track';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { LoanRoad } from '@peace/ui-kit/loan-road';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement, ReactNode } from 'react';
import { isWithdrawable } from './order-details.model.ts';
import type { ReceivedApplication } from './use-received-application.ts';
import './order-status-summary.css';

export interface OrderTrackProps {
  readonly order: OrderDetails;
  readonly application?: ReceivedApplication | null | undefined;
  /** The status in words. */
  readonly children: ReactNode;
}

/**
 * A loan that is processed: the status on the road that it drives, and what happens next (spec §9). It was applied for and waits for the
 * decision; or the server asks to withdraw the money, and no decision is waited for.
 */
export function OrderTrack({ order, application, children }: OrderTrackProps): ReactElement {
  const t = useMessages(orderTrackMessages);
  const isDecided = isWithdrawable(order);
  const done = { state: 'done', stateLabel: t('done') } as const;
  return (
    <>
      <LoanRoad
        label={t('title')}
        steps={[
          { label: t('applied'), ...done },
          { label: t('decision'), ...(isDecided ? done : { state: 'current' }) },
          { label: t('money'), state: isDecided ? 'current' : 'toCome' },
          { label: t('repaid'), state: 'toCome' },
        ]}
      >
        {children}
      </LoanRoad>
      {!isDecided && (
        <Card title={t('next')}>
          <ol className="order-status__next">
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
