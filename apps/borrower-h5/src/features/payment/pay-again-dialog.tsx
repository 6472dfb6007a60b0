import { paymentMessages } from '@peace/i18n/messages/payment';
import { useLocale, useMessages } from '@peace/i18n/react';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Dialog } from '@peace/vant-react-compat/dialog';
import type { ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import type { PaymentPhase, PendingPhase } from './payment-phase.ts';
import type { PayAgain } from './use-pay-again.ts';
import { usePaymentWording } from './use-payment-wording.ts';

export interface PayAgainEvents {
  readonly confirmAgain: () => void;
  readonly declineAgain: () => void;
}

export interface PayAgainDialogProps {
  readonly phase: PaymentPhase;
  readonly payAgain: Pick<PayAgain, 'isAsked' | 'notDueUntil'>;
  readonly events: PayAgainEvents;
}

/** The question before another payment, or before what is due much later is paid. The safe answer is the main one. */
export function PayAgainDialog(props: PayAgainDialogProps): ReactElement | null {
  const { phase, payAgain, events } = props;
  const t = useMessages(paymentMessages);
  const { locale } = useLocale();
  const wordsOf = usePaymentWording();
  const { notDueUntil } = payAgain;
  if (phase.kind !== 'pending' && !notDueUntil) return null;
  const isAgain = phase.kind === 'pending';
  return (
    <Dialog
      open={payAgain.isAsked}
      role="alertdialog"
      title={
        <UnbrokenText>
          {isAgain ? t('againTitle') : t('notDueTitle', { date: wireDateText(notDueUntil ?? '', locale) })}
        </UnbrokenText>
      }
      onClose={events.declineAgain}
      confirmLabel={t('againDecline')}
      onConfirm={events.declineAgain}
      cancelLabel={t(isAgain ? 'againConfirm' : 'payEarly')}
      onCancel={events.confirmAgain}
    >
      <UnbrokenText>
        {!isAgain ? t('notDueText') : phase.payment ? t(againOf(phase), wordsOf(phase.payment)) : t('againUnread')}
      </UnbrokenText>
    </Dialog>
  );
}

function againOf({ isLost, payment }: PendingPhase) {
  if (isLost) return 'againLost';
  return payment?.means.kind === 'code' ? 'againCopied' : 'againPending';
}
