import { paymentMessages } from '@peace/i18n/messages/payment';
import { useMessages } from '@peace/i18n/react';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Dialog } from '@peace/vant-react-compat/dialog';
import type { ReactElement } from 'react';
import type { PaymentPhase } from './payment-phase.ts';
import { usePaymentWording } from './use-payment-wording.ts';

export interface PayAgainEvents {
  readonly confirmAgain: () => void;
  readonly declineAgain: () => void;
}

export interface PayAgainDialogProps {
  readonly phase: PaymentPhase;
  readonly isOpen: boolean;
  readonly events: PayAgainEvents;
}

/** The question before another payment: what was started, and what it would mean. The safe answer is the main one. */
export function PayAgainDialog(props: PayAgainDialogProps): ReactElement | null {
  const { phase, isOpen, events } = props;
  const t = useMessages(paymentMessages);
  const wordsOf = usePaymentWording();
  if (phase.kind !== 'pending') return null;
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      title={t('againTitle')}
      onClose={events.declineAgain}
      confirmLabel={t('againDecline')}
      onConfirm={events.declineAgain}
      cancelLabel={t('againConfirm')}
      onCancel={events.confirmAgain}
    >
      <UnbrokenText>
        {phase.payment ? t(phase.isLost ? 'againLost' : 'againPending', wordsOf(phase.payment)) : t('againUnread')}
      </UnbrokenText>
    </Dialog>
  );
}
