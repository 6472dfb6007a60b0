import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { useNavigate } from 'react-router-dom';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { isTurnedOff } from '#shared/turned-off.ts';
import { isSettled, mayPay } from '#shared/payment/payment-phase.ts';
import type { PayPurpose } from '#shared/payment/settlement.ts';
import { useServices } from '#shared/services.tsx';
import { useReceipts } from '#shared/receipt/use-receipts.tsx';
import { combinedRefresh } from '#shared/refresh.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import type { Read } from '#shared/use-read.ts';
import type { RepaymentPageEvents, RepaymentPageProps, RepaymentState } from './repayment-page.tsx';
import { payabilityOf } from './repayment.model.ts';
import { useDefaultPayCode } from './use-default-pay-code.ts';
import { refreshOf, useOrderToPay } from './use-order-to-pay.ts';
import { withOfferedChannels } from './offered-channels.ts';
import { usePaying } from './use-paying.ts';
import { belongsToSheet, usePaySheet } from './use-pay-sheet.ts';

/** What a repayment page is about. */
export interface RepaymentOptions<Info> {
  readonly ids: OrderIds;
  readonly purpose: PayPurpose;
  readonly read: Read<Info>;
  /** What is paid; the server's. */
  readonly amount: Money | null;
}

/** A repayment page's props, from the backend and the borrower. */
export function useRepayment<Info extends PeriodRepayment | Extension>({
  ids,
  purpose,
  read,
  amount,
}: RepaymentOptions<Info>) {
  const navigate = useNavigate();
  const { clock } = useServices();
  const receipts = useReceipts(ids.orderId);
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

  const settlement = order.kind === 'settled' ? order.settlement : null;
  const isPayable = order.kind === 'payable';
  const paying = usePaying({
    ids,
    purpose,
    settlement,
    isPayable,
    isDueShown: purpose === 'repayment',
    productName: info?.productName ?? '',
    onReturn: reload,
  });
  const { phase, word } = paying;
  const isSheetPossible = belongsToSheet(phase, word.isGiven) && refresh.kind !== 'failed';
  const sheet = usePaySheet(phase, isSheetPossible, info?.channels ?? [], paying.dismiss);
  const payability = payabilityOf(amount);
  const code = useDefaultPayCode({
    payCode: info?.defaultPayCode ?? null,
    amount,
    purpose,
    ids,
    isSettled: isSettled(phase),
    onTaken: (goOn) => {
      const name = info?.defaultPayCode?.title ?? '';
      // Of one that is begun already it is known; of an amount that cannot be read nothing can be said.
      const mayTake = mayPay(phase) || word.isGiven;
      if (!mayTake || payability.kind !== 'payable') return goOn();
      paying.takeCode({ name, amount: payability.amount, isAgain: word.isGiven }, goOn);
    },
  });

  function pay() {
    // What may be old is not paid by: the page says so and reads it again.
    if (refresh.kind !== 'done' || !(mayPay(phase) || word.isGiven)) return;
    const channel = info?.channels.find(({ channelNumber }) => channelNumber === sheet.selected);
    if (payability.kind !== 'payable' || channel === undefined) return;
    paying.pay(
      { kind: 'link', channelNumber: channel.channelNumber, name: channel.name },
      payability.amount,
      word.isGiven,
    );
  }

  const state: RepaymentState<Info> = order.kind === 'settled' && !info ? { kind: 'settled' } : readState;
  const events: RepaymentPageEvents = {
    onBack: useGoBack(),
    onRetry: reload,
    onInstructions: () => void navigate(href(screens.repaymentInstructions, { orderId: ids.orderId })),
    onOrder: () => void navigate(href(screens.orderDetails, { ...ids }), { replace: true }),
    onChooseMethod: sheet.open,
    onCloseSheet: sheet.close,
    onSelectChannel: sheet.select,
    onPay: pay,
    onCheck: paying.check,
    onReceipt: receipts.open,
    ...useOrderHelp(ids.orderId),
    onCancelled: paying.cancel,
    onPayAgain: word.ask,
    onDeclineAgain: word.decline,
    onConfirmAgain: () => {
      word.give();
      sheet.open();
    },
    onOpenCode: code.open,
    onCopyCode: code.copy,
    onShowBarcode: code.showBarcode,
    onHideBarcode: code.hideBarcode,
  };
  const page: RepaymentPageProps<Info> = {
    state,
    now: clock.now(),
    events,
    phase,
    word: { isAsked: word.isAsked, isGiven: word.isGiven },
    refresh,
    sheet: { isOpen: sheet.isOpen, selected: sheet.selected },
    code: { copied: code.copied, isBarcodeOpen: code.isBarcodeOpen },
  };
  return { ...page, receipt: receipts.sheet };
}
