import { paymentMessages } from '@peace/i18n/messages/payment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import { toOrder, type OrderIds } from '#shared/order-ids.ts';
import type { PendingPhase } from '#shared/payment/payment-phase.ts';

export interface PendingBarProps {
  readonly phase: PendingPhase;
  readonly onCheck: () => void;
  /** Asks whether another is to be started all the same. */
  readonly onPayAgain: () => void;
  readonly ids: OrderIds;
}

/** Looking again comes first; paying again asks before it does. */
export function PendingBar({ phase, onCheck, onPayAgain, ids }: PendingBarProps): ReactElement {
  const t = useMessages(paymentMessages);
  const repay = useMessages(repayMessages);
  const check = {
    label: t('checkAgain'),
    onClick: onCheck,
    isBusy: phase.check === 'running',
    busyLabel: t('checking'),
  };
  const again = { label: t('payAgain'), onClick: onPayAgain };
  const order = { label: repay('backToOrder'), ...toOrder(ids) };
  return <ActionBar primary={check} secondary={phase.mayPayAgain ? again : order} />;
}
