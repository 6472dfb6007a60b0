import { useState, type ReactElement, useEffect, useMemo, type ReactNode } from 'react';
import { payCodeItem, type StoredPayCode, totalOf } from '#features/payment/stored-pay-code.ts';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/storage/stored-item.ts';
import { useStoredItem } from '#shared/storage/stored-atom.ts';
import { useLogIn } from '#shared/navigation/use-go-home.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { screenRoute } from '#shared/navigation/screen-route.tsx';
import { repaymentOfStoredCodeScreen, whyNoneOf } from './repayment-of-stored-code.screen.ts';
import { RepaymentOfStoredCodeView, type StoredCodePageProps } from './repayment-of-stored-code.view.tsx';
import { usePaySlip } from '#features/payment/use-pay-slip.tsx';
import { useChannelPayment } from '#features/payment/use-channel-payment.ts';
import { useReceipts } from '#features/receipt/use-receipts.tsx';
import { codeValidityOf, type CodeNow } from './code-validity.model.ts';
import { getExtension, type Extension } from '@peace/api-client/contract/repayment/get-extension';
import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import { paymentPageOf } from '#features/payment/payment-page.model.ts';
import { refreshOfOrder, useOrderToPay } from '#features/payment/use-order-to-pay.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { combinedRefresh } from '#shared/reading/refresh.ts';
import { refreshOf, useRead, useReloadBoth } from '#shared/reading/use-read.ts';

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
function useCodeOfOrder(stored: StoredPayCode): StoredCodePageProps & { readonly receipt: ReactNode } {
  const { orderId, productId, purpose } = stored;
  const ids = useMemo(() => ({ orderId, productId }), [orderId, productId]);
  const { now, refresh, ...reads } = useCodeReads(ids, stored);
  const { phase, ...paying } = useChannelPayment({
    ...reads,
    ids,
    purpose,
  });
  const receipts = useReceipts(orderId);
  const { slip, events } = usePaySlip({ code: stored.payCode, amount: totalOf(stored), biller: stored.title });
  const page = paymentPageOf(phase, { amount: now?.amount ?? null, isUnread: false, isAgainConfirmed: false }, refresh);
  const validity = codeValidityOf(stored, now, page);
  useClearedCode(validity === 'over');

  function take() {
    // The permission to copy ends with the tap.
    events.copyCode();
    const amount = totalOf(stored);
    // Of an order that was not read it is not known whether it is repaid: that would be taken for the arrival of this payment.
    if (amount && reads.isPayable) void paying.pay({ kind: 'code', name: stored.title }, amount);
  }

  return {
    receipt: receipts.sheet,
    stored,
    notice: page.notice,
    validity,
    refresh,
    slip,
    events: {
      ...events,
      copyCode: take,
      back: useGoBack(),
      check: paying.check,
      cancel: paying.cancel,
      openReceipt: receipts.open,
      retry: () => {
        reads.reload();
        paying.check();
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

function useCodeReads(ids: OrderIds, { purpose, storedAt }: StoredPayCode) {
  const order = useOrderToPay(ids, purpose);
  const due = useRead(purpose === 'extension' ? getExtension : getPeriodRepayment, ids);
  const info = due.state.kind === 'ready' ? due.state.data : null;
  const refresh = combinedRefresh([refreshOfOrder(order), refreshOf(due.state)]);
  const now: CodeNow | null = info && { amount: amountOf(info), payCode: info.defaultPayCode };
  return {
    isPayable: order.kind === 'payable',
    notPayableReason: order.kind === 'settled' ? order.notPayableReason : null,
    now: order.kind === 'loading' ? null : now,
    // What is shown is what was stored, whenever the order was read last.
    refresh: refresh.kind === 'failed' ? { ...refresh, readAt: storedAt } : refresh,
    reload: useReloadBoth(order, due),
  };
}

function amountOf(info: PeriodRepayment | Extension): Money | null {
  return 'delayAmount' in info ? info.delayAmount : info.amount;
}
