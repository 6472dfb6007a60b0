import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useLocale } from '@peace/i18n/react';
import type { ParamsOf, screens } from '@peace/screens';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { payabilityOf } from '#features/payment/repayment.model.ts';
import { useChannelPayment } from '#features/payment/use-channel-payment.ts';
import { usePaySlip } from '#features/payment/use-pay-slip.tsx';
import { noopEvents } from '#shared/events.ts';
import { findNotPayableReason } from '#features/payment/not-payable-reason.ts';
import { dueSnapshotOf } from '#features/payment/payment-evidence.ts';
import { PaymentNoticeContent, type PaymentNoticeEvents } from '#features/payment/payment-notice.tsx';
import { paymentPageOf } from '#features/payment/payment-page.model.ts';
import type { PaymentPhase } from '#features/payment/payment-phase.ts';
import { getOrderQuietly } from '#shared/reading/read-again.ts';
import { screenRoute } from '#shared/navigation/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { wireDateText } from '#shared/wire-date-text.ts';
import { verdictOfLink } from './repayment-of-code.model.ts';
import { initialRepaymentOfCode, linkOf, repaymentOfCodeScreen } from './repayment-of-code.screen.ts';
import { type RepaymentOfCodeViewProps, RepaymentOfCodeView } from './repayment-of-code.view.tsx';

type Params = ParamsOf<typeof screens.repaymentOfCode>;

/** The view's props, from the link and its order. What cannot be read or compared is shown as the link has it: a counter may have no network. */
export function useRepaymentOfCode(params: Params): RepaymentOfCodeViewProps {
  const { window, bridge } = useServices();
  const { locale } = useLocale();
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  const link = linkOf(window, query);
  const props = initialRepaymentOfCode(link);
  const { code, isOfApp } = link;
  const { amount } = code;
  const payCode = code.kind === 'code' ? code.payCode : null;
  const isNamed = params.orderId !== undefined;
  // What a screen of this app led to is not compared: that screen has recorded its payment.
  const isCompared = isNamed && !isOfApp;
  const { due, isCurrent, ...reads } = useOrderOfLink(params, amount !== null || (isCompared && payCode !== null));
  const { notPayableReason } = reads;
  const paying = useChannelPayment({
    ...reads,
    ids: { orderId: (isCompared && params.orderId) || '', productId: params.productId },
    purpose: 'repayment',
  });
  const unpaid: PaymentPhase = notPayableReason ? { kind: 'settled', notPayableReason } : { kind: 'idle' };
  const phase = isCompared ? paying.phase : unpaid;
  // What was paid by it is over, also where the order goes on.
  const { notice, code: offer } = paymentPageOf(
    phase,
    { amount, isUnread: false, isAgainConfirmed: false },
    { kind: 'done' },
  );
  const isOver = offer === 'over' || notice.kind === 'arrived';
  const verdict = verdictOfLink(code, { isOfApp, isOver, due: isCompared ? due : null, isCurrent });
  const isConfirmed = verdict.kind === 'shown' && verdict.doubt === null;
  const { slip, events } = usePaySlip({ code: payCode ?? undefined, amount, biller: '' });
  const isDue = amount !== null && due?.amount?.minor === amount.minor;
  const dueText = due && isDue ? wireDateText(due.repayDate, locale) : '';

  function copyCode() {
    // The permission to copy ends with the tap.
    events.copyCode();
    const payability = payabilityOf(due?.amount ?? null);
    if (!isCompared || !isConfirmed || payability.kind !== 'payable') return;
    void paying.pay({ kind: 'code', name: due?.defaultPayCode?.title ?? '' }, payability.amount);
  }

  return {
    ...props,
    verdict,
    dueDate: props.dueDate === null ? null : dueText,
    // A web view that knows no downloads would leave the page for the file, or do nothing. The early page does not know its host.
    mayDownload: isHydrated && bridge.host === 'browser',
    isSettled: notice.kind === 'settled',
    // The early page has none.
    notice: (
      <PaymentNoticeContent
        notice={notice}
        owed={due ? dueSnapshotOf(due) : null}
        canCheck
        canShowReceipt={false}
        events={noopEvents<PaymentNoticeEvents>({ check: paying.check, cancel: paying.cancel })}
      />
    ),
    slip,
    events: { ...events, copyCode, back: useGoBack() },
  };
}

/** Reads the order that a link names, and what is due of it, now and on each return. */
function useOrderOfLink({ orderId, productId }: Params, isDueNeeded: boolean) {
  const { api } = useServices();
  const ids = { orderId: orderId ?? '', productId };
  const isNamed = orderId !== undefined;
  const isDueRead = isNamed && isDueNeeded;
  const order = useQuery({ ...queryOptionsFor(api, getOrderQuietly, ids), enabled: isNamed });
  const due = useQuery({ ...queryOptionsFor(api, getPeriodRepayment, ids), enabled: isDueRead });
  const notPayableReason = order.data ? findNotPayableReason(order.data, 'repayment') : null;
  return {
    notPayableReason,
    isPayable: order.data !== undefined && notPayableReason === null,
    due: due.data ?? null,
    isCurrent: order.isSuccess && due.isSuccess,
    reload: () => {
      if (isNamed) void order.refetch();
      if (isDueRead) void due.refetch();
    },
  };
}

/** `/repaymentOfCode?showType&payCode&payCodeImg&repayAmount`; `orderId` and `productId` where the link names its order. */
export const RepaymentOfCodeRoute = screenRoute({
  ...repaymentOfCodeScreen,
  useController: useRepaymentOfCode,
  View: RepaymentOfCodeView,
});
