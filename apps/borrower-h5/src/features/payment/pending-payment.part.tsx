import type { ReactElement } from 'react';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useMessages } from '@peace/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ExternalPaymentPage } from './use-tapped-payment-page.ts';
import { useServices } from '#shared/services.tsx';
import { useNextInPlan, usePaymentAttempt } from './use-payment.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { PaymentNotice, useMovedOnText, type PaymentNoticeProps } from './payment-notice.tsx';
import { noticeOf, pendingWordsOf, type NoticeState } from './payment-page.model.ts';
import type { DueSnapshot } from './payment-record.ts';
import { dueSnapshotOf } from './payment-evidence.ts';
import { PayAgainDialog } from './pay-again-dialog.tsx';
import { useExternalPaymentPage } from './use-external-payment-page.ts';
import { usePaymentWording } from './use-payment-wording.ts';
import './payment-notice.css';

export interface PendingPaymentProps {
  readonly ids: OrderIds;
  /** In one line, for a list: to look again or to cancel, the order is opened. */
  readonly isBrief: boolean;
  /** The external payment page that was tapped: it is opened as a payment of the order. */
  readonly tappedPage: ExternalPaymentPage | null;
}

/** Shows the pending payment of an order, looks for it, and says when it arrived. Begins that on the external payment page. */
export function PendingPayment({ ids, isBrief, tappedPage }: PendingPaymentProps): ReactElement | null {
  const { api } = useServices();
  // The check has read this.
  const { data } = useQuery({ ...queryOptionsFor(api, getPeriodRepayment, ids), enabled: false });
  const payment = usePaymentAttempt({ ids, purpose: 'repayment', notPayable: null });
  const { attempt, phase, payAgain } = payment;
  useExternalPaymentPage(tappedPage, ids, payment);
  return (
    <>
      <Shown
        orderId={ids.orderId}
        nextInPlan={useNextInPlan(ids.orderId, phase)}
        phase={phase}
        owed={data ? dueSnapshotOf(data) : null}
        attempt={attempt}
        isBrief={isBrief}
      />
      <PayAgainDialog
        notice={noticeOf(phase)}
        payAgain={payAgain}
        events={{ confirmAgain: payAgain.confirm, declineAgain: payAgain.decline }}
      />
    </>
  );
}

interface ShownProps
  extends
    Pick<PendingPaymentProps, 'isBrief'>,
    Pick<PaymentNoticeProps, 'nextInPlan'>,
    Pick<ReturnType<typeof usePaymentAttempt>, 'attempt' | 'phase'> {
  readonly orderId: string;
  readonly owed: DueSnapshot | null;
}

function Shown({ orderId, phase, owed, nextInPlan, attempt, isBrief }: ShownProps): ReactElement | null {
  const notice = noticeOf(phase);
  if (notice.kind === 'none') return null;
  if (isBrief) return <Brief notice={notice} />;
  return (
    <PaymentNotice
      notice={notice}
      orderId={orderId}
      owed={owed}
      nextInPlan={nextInPlan}
      canCheck
      isStandingShown
      events={attempt}
    />
  );
}

function Brief({ notice }: { readonly notice: NoticeState }): ReactElement {
  const t = useMessages(paymentMessages);
  const wordsOf = usePaymentWording();
  const movedOnText = useMovedOnText();
  const text = () => {
    if (notice.kind === 'movedOn') return movedOnText(notice.next);
    if (notice.kind !== 'pending') return t('arrivedTitle');
    return notice.payment
      ? `${t(pendingWordsOf(notice).title)}: ${t('pending', wordsOf(notice.payment))}`
      : t('lostTitle');
  };
  return <p className="payment-notice__text">{text()}</p>;
}
