import { MessageRoom } from '@peace/ui-kit/screen-message';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { Outcome } from '@peace/ui-kit/outcome';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Button } from '@peace/vant-react-compat/button';
import { useId, type ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import type { PendingPayment, PendingPhase, PaymentPhase } from './payment-phase.ts';
import { NotPayableBanner, NotPayableMessage } from './not-payable-message.tsx';
import type { DueSnapshot } from './payment.ts';
import type { NotPayableReason } from './not-payable-reason.ts';
import { usePaymentWording } from './use-payment-wording.ts';
import './payment-notice.css';

export interface PaymentNoticeEvents {
  readonly check: () => void;
  /** The borrower says that nothing came of it. */
  readonly cancel: () => void;
  readonly openReceipt: () => void;
}

export interface PaymentNoticeProps {
  readonly phase: PaymentPhase;
  /** The amount due and its date, as the page last read them; null if they are not known. */
  readonly owed?: DueSnapshot | null;
  /** Not where another button of the page looks again. */
  readonly canCheck: boolean;
  /** The borrower has confirmed another payment: of the one before it only what it was is said. */
  readonly isAgainConfirmed?: boolean;
  readonly canShowReceipt: boolean;
  readonly events: PaymentNoticeEvents;
}

/** What is known of the last payment, above everything else, and read out when it changes. */
export function PaymentNotice(props: PaymentNoticeProps): ReactElement {
  return (
    <MessageRoom role="status" isFilled={props.phase.kind === 'settled'}>
      <PaymentNoticeContent {...props} />
    </MessageRoom>
  );
}

/** The same, for a page that has a status region of its own. */
export function PaymentNoticeContent(props: PaymentNoticeProps): ReactElement {
  const { phase } = props;
  return (
    <>
      {phase.kind === 'pending' && <Pending {...props} phase={phase} />}
      {phase.kind === 'pending' && phase.notPayableReason && (
        <NotPayableBanner notPayableReason={phase.notPayableReason} />
      )}
      {phase.kind === 'arrived' && <Arrived {...props} phase={phase} />}
      {phase.kind === 'movedOn' && <MovedOn next={phase.next} />}
      {phase.kind === 'settled' && <NotPayableMessage notPayableReason={phase.notPayableReason} />}
    </>
  );
}

/** Where the money is: started, with the channel, here. What cannot be known stays open. */
function Pending(props: PaymentNoticeProps & { readonly phase: PendingPhase }): ReactElement {
  const { phase, owed, isAgainConfirmed, canCheck, events } = props;
  const t = useMessages(paymentMessages);
  const receipt = useMessages(receiptMessages);
  const { locale } = useLocale();
  const sentence = sentenceOf(phase);
  const wordsOf = usePaymentWording();
  const titleId = useId();
  const { payment, isElsewhere, isLost, check, mayCancel } = phase;
  // Of what cannot be read, nothing more is known than that.
  const lostTitle = payment && sentence === 'lostNotSeen' ? 'lostNotSeenTitle' : 'lostTitle';
  const isChecking = check === 'running';
  const [before, now] = [payment?.due?.amount, owed?.amount].map((amount) => amount && formatMoney(amount));
  const day = wireDateText(owed?.date ?? '', locale);
  const changed =
    before && now && before !== now
      ? t('changedSum', { before, now: day ? receipt('nextPaymentOf', { amount: now, day }) : now })
      : t('changed');
  return (
    <section className="payment-track" aria-labelledby={titleId}>
      <h2 id={titleId} className="payment-track__title">
        {t(isElsewhere ? 'elsewhereTitle' : isLost ? lostTitle : pendingTitleOf(payment))}
      </h2>
      <p className="payment-notice__text">
        <UnbrokenText>{payment ? t('pending', wordsOf(payment)) : t('pendingUnread')}</UnbrokenText>
      </p>
      {isAgainConfirmed ? (
        <p className="payment-track__text">{t('againChosen')}</p>
      ) : (
        <>
          {payment?.means.kind !== 'code' && (
            <div className="payment-track__rail">
              <ol className="payment-track__steps">
                <li className="payment-track__step payment-track__step--done">{t('stepStarted')}</li>
                <li className="payment-track__step payment-track__step--now">{t(stepOf(phase))}</li>
                <li className="payment-track__step">{t('stepHere')}</li>
              </ol>
            </div>
          )}
          <p className="payment-track__text">
            {sentence === 'changed' ? `${changed} ${t('changedByWhat')}` : t(sentence)}
          </p>
          <div className="payment-notice__actions">
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
          </div>
        </>
      )}
    </section>
  );
}

/** The fact that is known of a pending payment. A code that was copied, or a page that was opened, is no payment yet. */
export function pendingTitleOf(payment: PendingPayment | null) {
  switch (payment?.means.kind) {
    case 'code':
      return 'copiedTitle';
    case 'link':
    case 'wallet':
      return 'openedTitle';
    case 'card':
    case 'confirmation':
    case undefined:
      return 'pendingTitle';
  }
}

/** The middle step: without an answer, or after a look that found nothing, nothing is known to be on its way. */
function stepOf({ isLost, isElsewhere, check }: PendingPhase) {
  if (check === 'running') return 'stepChecking';
  if (isElsewhere) return 'stepWaiting';
  if (check === 'unreadable') return 'stepNotChecked';
  return isLost || check === 'notFound' || check === 'changed' ? 'stepNotSeen' : 'stepWaiting';
}

function sentenceOf({ payment, isLost, isElsewhere, check, mayPayAgain, mayCancel }: PendingPhase) {
  if (isElsewhere) return 'elsewhere';
  if (isLost && check === 'unreadable') return 'unreadable';
  if (isLost && check === 'changed') return 'changed';
  if (isLost && mayPayAgain) return 'lostNotSeen';
  if (isLost) return payment === null ? 'unreadChecking' : 'lostChecking';
  if (check !== 'none' && check !== 'running') return check;
  if (payment?.means.kind === 'code') return 'waitingCode';
  return payment === null || mayCancel ? 'waiting' : 'ifCard';
}

function Arrived(
  props: PaymentNoticeProps & { readonly phase: PaymentPhase & { readonly kind: 'arrived' } },
): ReactElement {
  const { phase, canShowReceipt, events } = props;
  const { payment, evidence } = phase;
  const receipt = useMessages(receiptMessages);
  const t = useMessages(paymentMessages);
  const wordsOf = usePaymentWording();
  const said = payment && t('arrived', wordsOf(payment));
  return (
    <Outcome
      kind="done"
      isReadOutAround
      title={t('arrivedTitle')}
      secondary={canShowReceipt ? { label: receipt('seeReceipt'), onClick: events.openReceipt } : undefined}
    >
      {payment && <Amount value={payment.amount} note={said ?? ''} align="center" />}
      {evidence.kind === 'lowered' ? (
        evidence.next.date && <NextDue amount={evidence.next.amount} date={evidence.next.date} />
      ) : (
        <Settled notPayableReason={evidence.notPayableReason} />
      )}
    </Outcome>
  );
}

/** Says that the amount is now due later, and that a receipt proves a payment which this page cannot confirm. */
function MovedOn({ next }: { readonly next: DueSnapshot }): ReactElement {
  const t = useMessages(paymentMessages);
  const title = useMovedOnText()(next);
  return <StatusBanner tone="info" title={title} description={t('movedOnProof')} />;
}

export function useMovedOnText(): (next: DueSnapshot) => string {
  const t = useMessages(paymentMessages);
  const { locale } = useLocale();
  return ({ amount, date }) => t('movedOn', { amount: formatMoney(amount), date: wireDateText(date, locale) });
}

/** How the order stands now, in the server's words. */
function Settled({
  notPayableReason: { title, description },
}: {
  readonly notPayableReason: NotPayableReason;
}): ReactElement | null {
  if (!title && !description) return null;
  return (
    <div className="payment-notice__settled">
      {title && <h3 className="payment-notice__standing">{title}</h3>}
      {description && <p className="payment-notice__text">{description}</p>}
    </div>
  );
}

function NextDue({ amount, date: wireDate }: { readonly amount: Money | null; readonly date: string }): ReactElement {
  const t = useMessages(paymentMessages);
  const { locale } = useLocale();
  const date = wireDateText(wireDate, locale);
  return (
    <p className="payment-notice__settled">
      <UnbrokenText>{amount ? t('next', { amount: formatMoney(amount), date }) : t('nextDate', { date })}</UnbrokenText>
    </p>
  );
}
