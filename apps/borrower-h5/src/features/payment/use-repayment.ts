import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { useState } from 'react';
import { isFeatureDisabled } from '#shared/app-config.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { type PaymentPage, paymentPageOf } from './payment-page.model.ts';
import type { PayPurpose } from './not-payable-reason.ts';
import { useDueTime } from '#features/due/due-time.ts';
import { useReceipts } from '#features/receipt/use-receipts.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { refreshOf, useReloadBoth, type Read } from '#shared/reading/use-read.ts';
import type { RepaymentPageProps, RepaymentState } from './repayment-page.tsx';
import { payabilityOf, withOfferedChannels } from './repayment.model.ts';
import { useDefaultPayCode } from './use-default-pay-code.ts';
import { usePaySheet } from './use-pay-sheet.ts';
import { refreshOfOrder, useOrderToPay } from './use-order-to-pay.ts';
import { useChannelPayment } from './use-channel-payment.ts';

export interface RepaymentOptions<Info> {
  readonly ids: OrderIds;
  readonly purpose: PayPurpose;
  readonly read: Read<Info>;
  readonly amount: Money | null;
}

export function useRepayment<Info extends PeriodRepayment | Extension>(
  options: RepaymentOptions<Info>,
): RepaymentPageProps<Info> {
  const { ids, purpose, read } = options;
  const now = useDueTime();
  const receipts = useReceipts(ids.orderId);
  const goBack = useGoBack();
  const reads = useRepaymentReads(ids, purpose, read);
  const { state, info, refresh, reload } = reads;
  const paying = useChannelPayment({
    ...reads,
    ids,
    purpose,
  });
  const { phase, payAgain } = paying;
  const isUnread = reads.orderFailure !== null;
  const page = paymentPageOf(
    phase,
    { amount: options.amount, isUnread, isAgainConfirmed: payAgain.isConfirmed },
    refresh,
  );
  const code = useCodeOfPage(options, { info, page, isPayable: reads.isPayable }, paying.pay);
  const channels = info?.channels ?? [];
  const [paidAmount, setPaidAmount] = useState<Money | null>(null);
  const sheet = usePaySheet(page.sheet, channels, paying.dismiss);

  function pay() {
    const payability = payabilityOf(options.amount);
    const channel = channels.find(({ channelNumber }) => channelNumber === sheet.selected);
    // Stale data cannot be paid; the page shows a notice and fetches it again.
    if (refresh.kind !== 'done' || payability.kind !== 'payable' || channel === undefined) return;
    const { channelNumber, name } = channel;
    setPaidAmount(payability.amount);
    void paying.pay({ kind: 'link', channelNumber, name }, payability.amount);
  }

  return {
    ids,
    state,
    now,
    phase,
    payAgain,
    refresh,
    orderFailure: reads.orderFailure,
    sheet: { isOpen: sheet.isOpen, selected: sheet.selected, stoppedAt: paying.isStopped ? paidAmount : null },
    slip: code.slip,
    receipt: receipts.sheet,
    events: {
      back: goBack,
      retry: reload,
      chooseMethod: payAgain.isNeeded ? payAgain.ask : sheet.open,
      closeSheet: sheet.close,
      selectChannel: sheet.select,
      pay,
      check: paying.check,
      openReceipt: receipts.open,
      cancel: paying.cancel,
      declineAgain: payAgain.decline,
      confirmAgain: () => {
        payAgain.confirm();
        sheet.open();
      },
      openCode: code.open,
      ...code.events,
    },
  };
}

/** What a repayment page reads: what is due, with the channels that are offered, and the order that decides about paying. */
function useRepaymentReads<Info extends PeriodRepayment | Extension>(
  ids: OrderIds,
  purpose: PayPurpose,
  read: Read<Info>,
) {
  const order = useOrderToPay(ids, purpose);
  const orderRefresh = refreshOfOrder(order);
  const due: AsyncState<Info> =
    read.state.kind === 'ready'
      ? { ...read.state, data: withOfferedChannels(read.state.data, isFeatureDisabled) }
      : read.state;
  const info = due.kind === 'ready' ? due.data : null;
  const state: RepaymentState<Info> = order.kind === 'settled' && !info ? { kind: 'settled' } : due;
  return {
    state,
    info,
    // The amount due was read, so paying is offered even if the order's status could not be read.
    isPayable: order.kind === 'payable' || order.kind === 'failed',
    notPayableReason: order.kind === 'settled' ? order.notPayableReason : null,
    refresh: orderRefresh.kind === 'running' ? orderRefresh : refreshOf(read.state),
    orderFailure: orderRefresh.kind === 'failed' ? orderRefresh : null,
    reload: useReloadBoth(order, read),
  };
}

interface CodeOfPage<Info> {
  readonly info: Info | null;
  readonly page: PaymentPage;
  readonly isPayable: boolean;
}

/** The default pay code of a page. Taking it begins a payment, where one may be started. */
function useCodeOfPage<Info extends PeriodRepayment | Extension>(
  { ids, purpose, amount }: RepaymentOptions<Info>,
  { info, page, isPayable }: CodeOfPage<Info>,
  pay: ReturnType<typeof useChannelPayment>['pay'],
) {
  const payCode = info?.defaultPayCode ?? null;
  return useDefaultPayCode({
    payCode,
    amount,
    repayDate: info?.repayDate,
    purpose,
    ids,
    isPayable,
    page,
    startPayment: () => {
      const payability = payabilityOf(amount);
      // Beside a pending payment none is recorded; of an amount that cannot be read nothing can be said.
      if (page.start !== 'yes' || payability.kind !== 'payable') return false;
      void pay({ kind: 'code', name: payCode?.title ?? '' }, payability.amount);
      return true;
    },
  });
}
