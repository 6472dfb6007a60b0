import type { ParamsOf, screens } from '@peace/screens';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useSearchParams } from 'react-router-dom';
import { useDueTime } from '#features/due/use-due-text.ts';
import { withoutDue } from '#features/payment/amount-panel.tsx';
import { usePanelDue } from '#features/payment/use-panel-due.tsx';
import { payabilityOf } from '#features/payment/payable.model.ts';
import { useOrderReading } from '#features/payment/use-order-reading.ts';
import { usePayment } from '#features/payment/use-payment.ts';
import { hasFailed } from '#shared/reading/refresh.ts';
import { usePaySlip } from '#features/payment/use-pay-slip.ts';
import { dueSnapshotOf } from '#features/payment/payment-evidence.ts';
import { codeOf, noticeOf } from '#features/payment/payment-page.model.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { verdictOfLink } from './repayment-of-code.model.ts';
import { initialRepaymentOfCode, linkOf, repaymentOfCodeScreen } from './repayment-of-code.screen.ts';
import { type RepaymentOfCodeViewProps, RepaymentOfCodeView } from './repayment-of-code.view.tsx';

type Params = ParamsOf<typeof screens.repaymentOfCode>;

/** The view's props, from the link and its order. */
export function useRepaymentOfCode(params: Params): RepaymentOfCodeViewProps {
  const { window, bridge } = useServices();
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  const link = linkOf(window, query);
  const props = initialRepaymentOfCode(link);
  const { code, isOfApp } = link;
  const { amount } = code;
  const payCode = code.kind === 'code' ? code.payCode : null;
  const isNamed = params.orderId !== undefined;
  // A payment that a screen of this app started is not compared: that screen has recorded its payment.
  const isCompared = isNamed && !isOfApp;
  const { orderId = '', productId } = params;
  // An amount that cannot be read or compared is shown as the link has it: a counter may have no network.
  const reading = useOrderReading({ orderId, productId }, 'repayment', { isNamed, isQuiet: true });
  const { info: due } = reading;
  const isCurrent = reading.isPayable && !Object.values(reading.refresh).some(hasFailed);
  const paying = usePayment({ ...reading, ids: { orderId: isCompared ? orderId : '', productId } });
  const { phase } = paying;
  // The payment of this code is over, even if the order continues.
  const notice = noticeOf(phase);
  const isOver = notice.kind === 'arrived' || codeOf(phase, { kind: 'done' }) === 'over';
  const verdict = verdictOfLink(code, { isOfApp, isOver, due: isCompared ? due : null, isCurrent });
  const isConfirmed = verdict.kind === 'shown' && verdict.doubt === null;
  const { slip, events } = usePaySlip(payCode, amount);
  const isDue = amount !== null && due?.amount?.minor === amount.minor;
  // Beside a doubted code nothing of the order is shown.
  const proven = isConfirmed && isDue ? due : null;
  const now = useDueTime();
  const panelDue = usePanelDue(proven?.repayDate ?? '', now);

  function copyCode() {
    // The permission to copy ends with the tap.
    events.copyCode();
    const payability = payabilityOf(due?.amount ?? null);
    if (!isCompared || !isConfirmed || payability.kind !== 'payable') return;
    void paying.pay({ kind: 'code', name: due?.defaultPayCode?.title ?? '' }, payability.amount);
  }

  return {
    ...props,
    now,
    verdict,
    biller: isConfirmed && due?.defaultPayCode?.payCode === payCode ? (due?.defaultPayCode?.title ?? '') : '',
    due: props.due === withoutDue ? withoutDue : panelDue,
    lender: proven?.productName ?? '',
    // A web view that knows no downloads would leave the page for the file, or do nothing. The early page does not know its host.
    mayDownload: isHydrated && bridge.host === 'browser',
    notice,
    owed: due && dueSnapshotOf(due),
    slip,
    events: { ...events, copyCode, check: paying.check, cancel: paying.cancel, back: useGoBack() },
  };
}

/** `/repaymentOfCode?showType&payCode&payCodeImg&repayAmount`; `orderId` and `productId` where the link names its order. */
export const RepaymentOfCodeRoute = screenRoute({
  ...repaymentOfCodeScreen,
  useController: useRepaymentOfCode,
  View: RepaymentOfCodeView,
});
