import { paymentMessages } from '@peace/i18n/messages/payment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import { toOrder, type OrderIds } from '#shared/order-ids.ts';
import type { PendingPhase } from '#shared/payment/payment-phase.ts';

export interface PendingBarEvents {
  readonly check: () => void;
  /** Asks whether another is to be started all the same. */
  readonly payAgain: () => void;
}

export interface PendingBarProps {
  readonly phase: PendingPhase;
  readonly events: PendingBarEvents;
  readonly ids: OrderIds;
}

/** Looking again comes first; paying again asks before it does. */
export function PendingBar({ phase, ids, events }: PendingBarProps): ReactElement {
  const t = useMessages(paymentMessages);
  const repay = useMessages(repayMessages);
  const check = {
    label: t('checkAgain'),
    onClick: events.check,
    isBusy: phase.check === 'running',
    busyLabel: t('checking'),
  };
  const again = { label: t('payAgain'), onClick: events.payAgain };
  const order = { label: repay('backToOrder'), ...toOrder(ids) };
  return <ActionBar primary={check} secondary={phase.mayPayAgain ? again : order} />;
}
