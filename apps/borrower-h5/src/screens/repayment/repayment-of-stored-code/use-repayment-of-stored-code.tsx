import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useState, type ReactElement, useEffect, useMemo } from 'react';
import { useDueTime } from '#features/due/use-due-text.ts';
import { dueToCome, withoutDue } from '#features/payment/amount-panel.tsx';
import { usePanelDue } from '#features/payment/use-panel-due.tsx';
import { totalOf, payCodeItem, type StoredPayCode } from '#shared/order/pay-code-item.ts';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/storage/stored-item.ts';
import { useStoredItem } from '#shared/storage/stored-atom.ts';
import { useLogIn } from '#shared/navigation/use-go-home.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { repaymentOfStoredCodeScreen, whyNoneOf } from './repayment-of-stored-code.screen.ts';
import { RepaymentOfStoredCodeView, type StoredCodePageProps } from './repayment-of-stored-code.view.tsx';
import { usePaySlip } from '#features/payment/use-pay-slip.ts';
import { useOrderReading } from '#features/payment/use-order-reading.ts';
import { usePayment } from '#features/payment/use-payment.ts';
import { codeValidityOf } from './code-validity.model.ts';
import { codeOf, noticeOf } from '#features/payment/payment-page.model.ts';
import { combinedRefresh } from '#shared/reading/refresh.ts';

export function useRepaymentOfStoredCode() {
  const services = useServices();
  const item = useStoredItem(payCodeItem);
  const [stored] = useState(item.read);

  return {
    stored,
    kind: whyNoneOf(itemAccessOf(services)),
    events: { back: useGoBack(), logIn: useLogIn() },
  };
}

/** `/repaymentOfCode2`: what was tapped on a repayment page. */
export const RepaymentOfStoredCodeRoute = screenRoute({
  ...repaymentOfStoredCodeScreen,
  useController: useRepaymentOfStoredCode,
  View: ({ stored, ...none }) => (stored ? <CodeOfOrder stored={stored} /> : <RepaymentOfStoredCodeView {...none} />),
});

function CodeOfOrder({ stored }: { readonly stored: StoredPayCode }): ReactElement {
  return <RepaymentOfStoredCodeView kind="stored" {...useCodeOfOrder(stored)} />;
}

/** The view's props for a stored code. Reads its order and what is due, now and on each return: what is old is not copied. */
function useCodeOfOrder(stored: StoredPayCode): StoredCodePageProps {
  const { orderId, productId, purpose } = stored;
  const ids = useMemo(() => ({ orderId, productId }), [orderId, productId]);
  const reading = useOrderReading(ids, purpose);
  const { info, amount } = reading;
  const read = combinedRefresh([reading.refresh.order, reading.refresh.due]);
  // The stored text is shown, no matter when the order was last read.
  const refresh = read.kind === 'failed' ? { ...read, readAt: stored.storedAt } : read;
  const payment = usePayment(reading);
  const { slip, events } = usePaySlip(stored.payCode, totalOf(stored));
  const notice = noticeOf(payment.phase);
  const now = info && reading.order.kind !== 'loading' ? { amount, payCode: info.defaultPayCode } : null;
  const validity = codeValidityOf(stored, now, { notice, code: codeOf(payment.phase, refresh) });
  const isHydrated = useIsHydrated();
  const seenAt = useDueTime();
  const panelDue = usePanelDue(stored.repayDate ?? '', seenAt);
  useClearedCode(validity === 'over');

  function take() {
    // The permission to copy ends with the tap.
    events.copyCode();
    const total = totalOf(stored);
    // Of an order that was not read it is not known whether it is repaid: that would be taken for the arrival of this payment.
    if (total && reading.isPayable) void payment.pay({ kind: 'code', name: stored.title }, total);
  }

  return {
    now: seenAt,
    stored,
    notice,
    validity,
    product: info,
    // As the early page has it, which is hydrated.
    due: !stored.repayDate ? withoutDue : isHydrated ? panelDue : dueToCome,
    refresh,
    slip,
    events: {
      ...events,
      copyCode: take,
      back: useGoBack(),
      check: payment.check,
      cancel: payment.cancel,
      retry: () => {
        reading.reload();
        payment.check();
      },
    },
  };
}

function useClearedCode(isOver: boolean): void {
  const item = useStoredItem(payCodeItem);
  useEffect(() => {
    if (isOver) item.write(null);
  }, [isOver, item]);
}
