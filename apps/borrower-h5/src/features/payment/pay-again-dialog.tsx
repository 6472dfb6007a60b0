import { paymentMessages } from '@peace/i18n/messages/payment';
import { useLocale, useMessages } from '@peace/i18n/react';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Dialog } from '@peace/vant-react-compat/dialog';
import type { ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import { pendingWordsOf, type NoticeState } from './payment-page.model.ts';
import type { PayAgain } from './use-payment.ts';
import { usePaymentWording } from './use-payment-wording.ts';

export interface PayAgainEvents {
  readonly confirmAgain: () => void;
  readonly declineAgain: () => void;
}

export interface PayAgainDialogProps {
  readonly notice: NoticeState;
  readonly payAgain: Pick<PayAgain, 'isAsked' | 'notDueUntil'>;
  readonly events: PayAgainEvents;
}

/** The question before another payment, or before what is due much later is paid. The safe answer is the main one. */
export function PayAgainDialog(props: PayAgainDialogProps): ReactElement | null {
  const { notice, payAgain, events } = props;
  const t = useMessages(paymentMessages);
  const { locale } = useLocale();
  const wordsOf = usePaymentWording();
  const { notDueUntil } = payAgain;
  const pending = notice.kind === 'pending' ? notice : null;
  if (!pending && !notDueUntil) return null;
  return (
    <Dialog
      open={payAgain.isAsked}
      role="alertdialog"
      title={
        <UnbrokenText>
          {pending ? t('againTitle') : t('notDueTitle', { date: wireDateText(notDueUntil ?? '', locale) })}
        </UnbrokenText>
      }
      onClose={events.declineAgain}
      confirmLabel={t('againDecline')}
      onConfirm={events.declineAgain}
      cancelLabel={t(pending ? 'againConfirm' : 'payEarly')}
      onCancel={events.confirmAgain}
    >
      <UnbrokenText>
        {!pending
          ? t('notDueText')
          : pending.payment
            ? t(pendingWordsOf(pending).question, wordsOf(pending.payment))
            : t('againUnread')}
      </UnbrokenText>
    </Dialog>
  );
}
