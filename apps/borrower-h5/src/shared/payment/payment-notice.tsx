import { paymentMessages } from '@peace/i18n/messages/payment';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { Outcome } from '@peace/ui-kit/outcome';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import type { BegunPhase, PaymentPhase } from './payment-phase.ts';
import { SettlementBanner } from './settlement-banner.tsx';
import type { Settlement } from './settlement.ts';
import { usePaymentWording } from './use-payment-wording.ts';
import './payment-notice.css';

export interface PaymentNoticeProps {
  readonly phase: PaymentPhase;
  /** Looks again; null where another button of the page does. */
  readonly onCheck: (() => void) | null;
  /** The borrower says that nothing came of it. */
  readonly onCancelled: () => void;
  /** Opens the receipt of what arrived; null where the page does not. */
  readonly onReceipt: (() => void) | null;
}

/** What is known of the last payment, above everything else, and read out when it changes. */
export function PaymentNotice(props: PaymentNoticeProps): ReactElement {
  const { phase } = props;
  return (
    <div role="status">
      {phase.kind === 'begun' && <Begun {...props} phase={phase} />}
      {phase.kind === 'begun' && phase.settlement && <SettlementBanner settlement={phase.settlement} />}
      {phase.kind === 'arrived' && <Arrived {...props} phase={phase} />}
      {phase.kind === 'settled' && <SettlementBanner settlement={phase.settlement} />}
    </div>
  );
}

function Begun({ phase, onCheck, onCancelled }: PaymentNoticeProps & { readonly phase: BegunPhase }): ReactElement {
  const t = useMessages(paymentMessages);
  const wordsOf = usePaymentWording();
  const begunTitle = phase.payment?.purpose === 'extension' ? 'begunExtensionTitle' : 'begunTitle';
  return (
    <StatusBanner
      tone={phase.isLost && !phase.isElsewhere ? 'warning' : 'progress'}
      title={t(phase.isElsewhere ? 'elsewhereTitle' : phase.isLost ? 'lostTitle' : begunTitle)}
      description={phase.payment ? t('begun', wordsOf(phase.payment)) : t('begunUnread')}
    >
      {sentencesOf(phase).map((sentence) => (
        <p key={sentence} className="payment-notice__text">
          {t(sentence)}
        </p>
      ))}
      {(onCheck || phase.mayCancel) && (
        <div className="payment-notice__actions">
          {onCheck && (
            <Button
              size="small"
              loading={phase.check === 'running'}
              loadingText={phase.check === 'running' ? t('checking') : undefined}
              onClick={onCheck}
            >
              {t('checkAgain')}
            </Button>
          )}
          {phase.mayCancel && (
            <Button size="small" plain onClick={onCancelled}>
              {t('notPaid')}
            </Button>
          )}
        </div>
      )}
    </StatusBanner>
  );
}

/** What is known, and what to do if it was paid and if it was not. */
function sentencesOf({ payment, isLost, isElsewhere, check, mayPayAgain, mayCancel }: BegunPhase) {
  if (isElsewhere) return ['elsewhere'] as const;
  if (isLost && check === 'unreadable') return ['unreadable'] as const;
  if (isLost && check === 'changed') return ['changed'] as const;
  if (isLost && mayPayAgain) return ['lostNotSeen'] as const;
  if (isLost) return payment === null ? (['unreadChecking'] as const) : (['lostChecking'] as const);
  const what =
    payment === null ? (['ifPaid'] as const) : mayCancel ? (['ifPaid', 'ifNotPaid'] as const) : (['ifCard'] as const);
  return check === 'none' || check === 'running' ? what : ([check, ...what] as const);
}

function Arrived(
  props: PaymentNoticeProps & { readonly phase: PaymentPhase & { readonly kind: 'arrived' } },
): ReactElement {
  const { phase, onReceipt } = props;
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
      secondary={onReceipt ? { label: receipt('seeReceipt'), onClick: onReceipt } : undefined}
    >
      {payment && <Amount value={payment.amount} note={said ?? ''} align="center" />}
      {evidence.kind === 'movedOn' ? (
        evidence.next.date && <NextDue amount={evidence.next.amount} date={evidence.next.date} />
      ) : (
        <Settled settlement={evidence.settlement} />
      )}
    </Outcome>
  );
}

/** How the order stands now, in the server's words. */
function Settled({ settlement: { title, description } }: { readonly settlement: Settlement }): ReactElement | null {
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
