import { getExtension, type Extension } from '@peace/api-client/contract/repayment/get-extension';
import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import { linkTo } from '@peace/session';
import { useNavigate } from 'react-router-dom';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { paths } from '#shared/paths.ts';
import { isTurnedOff } from '#shared/turned-off.ts';
import { combinedRefresh } from '#shared/refresh.ts';
import { useFreshRead } from '#shared/use-fresh-read.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import type { OrderIds } from '#shared/use-order-ids.ts';
import { useRead, type Read } from '#shared/use-read.ts';
import { orderToPay } from './order-to-pay.ts';
import { belongsToSheet, mayPay, phaseShown, type Payment } from './paying.model.ts';
import type { RepaymentPageEvents, RepaymentState } from './repayment-page.tsx';
import { payabilityOf, type PayPurpose } from './repayment.model.ts';
import { useDefaultPayCode } from './use-default-pay-code.ts';
import { refreshOf, useOrderToPay } from './use-order-to-pay.ts';
import { withOfferedChannels } from './offered-channels.ts';
import { usePaying } from './use-paying.ts';
import { usePaySheet } from './use-pay-sheet.ts';

/** The period repayment page's props, from the backend and the borrower. */
export function usePeriodRepayment(ids: OrderIds) {
  const read = useRead(getPeriodRepayment, ids);
  const info = read.state.kind === 'ready' ? read.state.data : null;
  return useRepayment({
    ids,
    purpose: 'repayment',
    read,
    amount: info?.amount ?? null,
    readInfo: useFreshRead(getPeriodRepayment, ids),
  });
}

/** The delay repayment page's props: what is paid is the extension. */
export function useDelayRepayment(ids: OrderIds) {
  const read = useRead(getExtension, ids);
  const info = read.state.kind === 'ready' ? read.state.data : null;
  return useRepayment({
    ids,
    purpose: 'extension',
    read,
    amount: info?.delayAmount ?? null,
    readInfo: useFreshRead(getExtension, ids),
  });
}

interface RepaymentOptions<Info> {
  readonly ids: OrderIds;
  readonly purpose: PayPurpose;
  readonly read: Read<Info>;
  /** What is paid; the server's. */
  readonly amount: Money | null;
  readonly readInfo: ReturnType<typeof useFreshRead>;
}

function useRepayment<Info extends PeriodRepayment | Extension>({
  ids,
  purpose,
  read,
  amount,
  readInfo,
}: RepaymentOptions<Info>) {
  const navigate = useNavigate();
  const order = useOrderToPay(ids, purpose);
  const readState: AsyncState<Info> =
    read.state.kind === 'ready'
      ? { ...read.state, data: withOfferedChannels(read.state.data, isTurnedOff) }
      : read.state;
  const info = readState.kind === 'ready' ? readState.data : null;
  const refresh = combinedRefresh([
    refreshOf(order),
    read.state.kind === 'ready' ? read.state.refresh : { kind: 'running' },
  ]);
  const reload = () => {
    order.reload();
    read.reload();
  };

  const readOrder = useFreshRead(orderToPay, ids);
  const paying = usePaying({ ids, purpose, readOrder, readInfo, onReturn: reload });
  const phase = phaseShown(paying.phase, order.kind === 'settled' ? order.settlement : null);
  const isSheetPossible = belongsToSheet(phase) && refresh.kind !== 'failed';
  const sheet = usePaySheet(phase, isSheetPossible, info?.channels ?? [], paying.dismiss);
  const isSettled = phase.kind === 'settled';
  const code = useDefaultPayCode({ payCode: info?.defaultPayCode ?? null, amount, purpose, ids, isSettled });

  function pay() {
    const payability = payabilityOf(amount);
    // What may be old is not paid by: the page says so and reads it again.
    if (refresh.kind !== 'done' || !mayPay(phase)) return;
    if (payability.kind !== 'payable' || sheet.selected === undefined) return;
    const payment: Payment = { amount: payability.amount, channelNumber: sheet.selected };
    paying.pay(payment);
  }

  const state: RepaymentState<Info> = order.kind === 'settled' && !info ? { kind: 'settled' } : readState;
  const events: RepaymentPageEvents = {
    onBack: useGoBack(),
    onRetry: reload,
    onInstructions: () => void navigate(paths.repaymentInstructions),
    onOrder: () => void navigate(linkTo(paths.orderDetails, { ...ids }), { replace: true }),
    onChooseMethod: sheet.open,
    onCloseSheet: sheet.close,
    onSelectChannel: sheet.select,
    onPay: pay,
    onCheck: paying.check,
    onOpenCode: code.open,
    onCopyCode: code.copy,
    onShowBarcode: code.showBarcode,
    onHideBarcode: code.hideBarcode,
  };
  return {
    state,
    events,
    phase,
    refresh,
    sheet: { isOpen: sheet.isOpen, selected: sheet.selected },
    code: { copied: code.copied, isBarcodeOpen: code.isBarcodeOpen },
  };
}
