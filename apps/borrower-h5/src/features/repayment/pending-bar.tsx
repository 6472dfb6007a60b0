import { paymentMessages } from '@peace/i18n/messages/payment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import { toOrder, type OrderIds } from '#shared/order-ids.ts';
import type { PaymentNoticeEvents } from '#shared/payment/payment-notice.tsx';
import type { PendingPhase } from '#shared/payment/payment-phase.ts';

export interface PendingBarProps {
  readonly phase: PendingPhase;
  readonly events: Pick<PaymentNoticeEvents, 'check'>;
  readonly ids: OrderIds;
}

/** Looking again comes first; what else can be done stands with what is known of the payment. */
export function PendingBar({ phase, ids, events }: PendingBarProps): ReactElement {
  const t = useMessages(paymentMessages);
  const repay = useMessages(repayMessages);
  const check = {
    label: t('checkAgain'),
    onClick: events.check,
    isBusy: phase.check === 'running',
    busyLabel: t('checking'),
  };
  const order = { label: repay('backToOrder'), ...toOrder(ids) };
  return <ActionBar primary={check} secondary={order} />;
}
