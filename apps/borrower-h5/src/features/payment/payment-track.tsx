import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { useId, type ReactElement } from 'react';
import { paidReportHref } from '#features/complaint/paid-report.ts';
import { wireDateText } from '#shared/wire-date-text.ts';
import { pendingWordsOf, type PendingNotice, type PendingWords } from './payment-page.model.ts';
import type { DueSnapshot } from './payment-record.ts';
import { usePaymentWording } from './use-payment-wording.ts';
import './payment-track.css';

export interface PaymentNoticeEvents {
  readonly check: () => void;
  /** The borrower says that nothing came of it. */
  readonly cancel: () => void;
}

export interface PaymentTrackProps {
  readonly notice: PendingNotice;
  /** The order that was paid; without one nothing can be reported. */
  readonly orderId: string | undefined;
  /** The amount due and its date, as the page last read them; null if they are not known. */
  readonly owed?: DueSnapshot | null;
  /** Not where another button of the page looks again. */
  readonly canCheck: boolean;
  /** The page's bar has what can be done about a pending payment. */
  readonly isActedOnInBar?: boolean;
  /** The page's help has the row that reports it. */
  readonly isReportedBelow?: boolean;
  readonly events: PaymentNoticeEvents;
}

/** The texts after a reading that did not show the payment. */
const notSeen = new Set<PendingWords['text']>(['notFound', 'changed', 'unreadable', 'lostNotSeen']);

/** Shows a pending payment: what happened, how much, how far it is, what to do. A step that cannot be known stays open. */
export function PaymentTrack(props: PaymentTrackProps): ReactElement {
  const { notice, orderId, owed, canCheck, events } = props;
  const help = useMessages(orderHelpMessages);
  const t = useMessages(paymentMessages);
  const changed = useChangedText(notice, owed);
  const wordsOf = usePaymentWording();
  const titleId = useId();
  const { payment, check, mayCheck, mayCancel } = notice;
  const isChecking = check === 'running';
  const { title, step, text } = pendingWordsOf(notice);
  return (
    <MoneyPanel tone="neutral" className="payment-track" labelledBy={titleId}>
      <h2 id={titleId} className="payment-track__title">
        {t(title)}
      </h2>
      {payment ? (
        <Amount value={payment.amount} note={t('arrived', wordsOf(payment))} />
      ) : (
        <p className="payment-track__text">{t('pendingUnread')}</p>
      )}
      {step && (
        <div className="payment-track__rail">
          <ol className="payment-track__steps">
            <li className="payment-track__step payment-track__step--done">{t('stepStarted')}</li>
            <li className="payment-track__step payment-track__step--now">{t(step)}</li>
            <li className="payment-track__step">{t('stepHere')}</li>
          </ol>
        </div>
      )}
      <p className="payment-track__text">{text === 'changed' ? changed : t(text)}</p>
      {mayCheck && !props.isActedOnInBar && (
        <div className="payment-track__actions">
          {canCheck && (
            <Button
              type="primary"
              loading={isChecking}
              loadingText={isChecking ? t('checking') : undefined}
              onClick={events.check}
            >
              {t('checkAgain')}
            </Button>
          )}
          {mayCancel && (
            <Button plain onClick={events.cancel}>
              {t('notPaid')}
            </Button>
          )}
          {orderId && notSeen.has(text) && !props.isReportedBelow && (
            <ButtonLink plain href={paidReportHref(orderId, payment?.amount ?? null)}>
              {help('paid')}
            </ButtonLink>
          )}
        </div>
      )}
    </MoneyPanel>
  );
}

/** The amount owed has changed: both amounts, if they are known. */
function useChangedText({ payment }: PendingNotice, owed: DueSnapshot | null | undefined): string {
  const t = useMessages(paymentMessages);
  const receipt = useMessages(receiptMessages);
  const { locale } = useLocale();
  const before = payment?.due?.amount && formatMoney(payment.due.amount);
  const now = owed?.amount && formatMoney(owed.amount);
  const day = wireDateText(owed?.date ?? '', locale);
  const changed =
    before && now && before !== now
      ? t('changedSum', { before, now: day ? receipt('nextPaymentOf', { amount: now, day }) : now })
      : t('changed');
  return `${changed} ${t('changedByWhat')}`;
}
