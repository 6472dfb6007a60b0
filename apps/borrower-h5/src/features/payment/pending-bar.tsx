import { paymentMessages } from '@peace/i18n/messages/payment';
import { useMessages } from '@peace/i18n/react';
import { ActionBar, type BarAction } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import type { PaymentNoticeEvents } from './payment-notice.tsx';
import type { PendingPhase } from './payment-phase.ts';

export interface PendingBarProps {
  readonly phase: PendingPhase;
  readonly events: Pick<PaymentNoticeEvents, 'check'>;
  /** The action beside checking again: paying once more, which asks for confirmation first, or going to the order. */
  readonly beside: BarAction;
}

/** Looking again comes first, and what can be done beside the pending payment stays. */
export function PendingBar({ phase, beside, events }: PendingBarProps): ReactElement {
  const t = useMessages(paymentMessages);
  const check = {
    label: t('checkAgain'),
    onClick: events.check,
    isBusy: phase.check === 'running',
    busyLabel: t('checking'),
  };
  return <ActionBar primary={check} secondary={beside} />;
}
