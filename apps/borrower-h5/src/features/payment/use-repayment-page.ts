import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import { ACTION_SETTLES_MS } from '@peace/vant-react-compat/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paidOrderOf, paymentPageOf, type PaymentPage } from './payment-page.model.ts';
import { useDueTime } from '#features/due/use-due-text.ts';
import { closingReceiptOf, reportedAtOf, useStoredReceipts } from '#features/receipt/receipt.ts';
import { payNow } from '#shared/order/order-ids.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useNextInPlan, byCode, usePayment } from './use-payment.ts';
import type { RepaymentPageProps } from './repayment-page.tsx';
import { payabilityOf, selectedChannel } from './payable.model.ts';
import { useDefaultPayCode } from './use-pay-slip.ts';
import type { OrderReading } from './use-order-reading.ts';
import { useLocale } from '@peace/i18n/react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Repaying and extending: what the page shows of its order and payment, and what its taps do. */
export function useRepaymentPage<Info extends PeriodRepayment>(reading: OrderReading<Info>): RepaymentPageProps<Info> {
  const { ids, due, info, amount, notPayable, reload } = reading;
  const now = useDueTime();
  const goBack = useGoBack();
  const receipts = useStoredReceipts(ids.orderId);
  const payment = usePayment(reading);
  const { phase, payAgain } = payment;
  const isReading = reading.refresh.order.kind === 'running';
  const refresh = isReading ? reading.refresh.order : reading.refresh.due;
  // The amount due was read: it can be paid even if the order's status alone could not be read.
  const orderFailure = reading.refresh.order.kind === 'failed' ? reading.refresh.order : null;
  const { locale } = useLocale();
  const order = {
    ...paidOrderOf(info, locale),
    isUnread: orderFailure !== null,
    isAgainConfirmed: payAgain.isConfirmed,
  };
  const page = paymentPageOf(phase, order, refresh);
  const payability = payabilityOf(amount);
  const code = useDefaultPayCode({
    reading,
    code: page.code,
    startPayment: (open) => {
      // Beside a pending payment none is recorded; an amount that cannot be read cannot be compared.
      if (page.start !== 'yes' || payability.kind !== 'payable') return false;
      const means = { kind: 'code', name: info?.defaultPayCode?.title ?? '' } as const;
      void payment.pay(means, payability.amount, {
        ...byCode,
        open: async () => {
          open?.();
          return { kind: 'opened' };
        },
      });
      return true;
    },
  });
  const channels = info?.channels ?? null;
  const [paidAmount, setPaidAmount] = useState<Money | null>(null);
  const sheet = usePaySheet(page, channels, payment.dismiss);
  const isPlainlyPayable = page.bar.kind === 'pay' && !page.bar.isOrderUnread;
  useOpenAfterTap(due.kind !== 'loading', isPlainlyPayable && !payAgain.isNeeded && !!channels?.length, sheet.rise);

  function pay() {
    const channel = channels?.find(({ channelNumber }) => channelNumber === sheet.selected);
    // Stale data cannot be paid; the page shows a notice and fetches it again.
    if (refresh.kind !== 'done' || payability.kind !== 'payable' || channel === undefined || sheet.isRising()) return;
    const { channelNumber, name } = channel;
    setPaidAmount(payability.amount);
    void payment.pay({ kind: 'link', channelNumber, name }, payability.amount);
  }

  return {
    ids,
    state: notPayable && !info ? { kind: 'settled' } : due,
    now,
    amount,
    page,
    payAgain,
    refresh,
    orderFailure,
    sheet: { isOpen: sheet.isOpen, selected: sheet.selected, stoppedAt: payment.isStopped ? paidAmount : null },
    slip: code.slip,
    nextInPlan: useNextInPlan(ids.orderId, phase),
    isPaid: !order.isPlain && closingReceiptOf(receipts) !== null,
    reportedAt: reportedAtOf(receipts),
    events: {
      back: goBack,
      retry: reload,
      chooseMethod: payAgain.isNeeded ? payAgain.ask : sheet.open,
      closeSheet: sheet.close,
      selectChannel: sheet.select,
      pay,
      check: payment.check,
      cancel: payment.cancel,
      declineAgain: payAgain.decline,
      confirmAgain: () => {
        payAgain.confirm();
        sheet.open();
      },
      ...code.events,
    },
  };
}

/** The sheet of channels: whether it is open, and the channel that is chosen in it. */
function usePaySheet(
  { notice, sheet: { isPossible, failure } }: Pick<PaymentPage, 'notice' | 'sheet'>,
  channels: PeriodRepayment['channels'],
  dismissFailure: () => void,
) {
  const [isRequested, setIsRequested] = useState(false);
  const risenAt = useRef(-Infinity);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUnchosen, setIsUnchosen] = useState(false);
  const isOpen = isRequested && isPossible;

  // The channel whose link was refused is not offered as the one to go on with.
  const isLinkRefused = failure?.kind === 'linkRefused';
  useEffect(() => {
    if (isLinkRefused) setIsUnchosen(true);
  }, [isLinkRefused]);

  // An unknown outcome, or a settled order, is shown on the page, and the sheet does not reopen after it. What is due next after a payment
  // that arrived is paid by a tap of its own.
  const isOver = isRequested && !isOpen;
  const isArrived = notice.kind === 'arrived' || notice.kind === 'movedOn';
  useEffect(() => {
    if (isOver || isArrived) setIsRequested(false);
  }, [isOver, isArrived]);

  function close() {
    setIsRequested(false);
    dismissFailure();
  }

  return {
    isOpen,
    selected: isUnchosen ? undefined : selectedChannel(channels, chosen),
    open: () => setIsRequested(true),
    /** Opens it without a tap on this page. */
    rise: useCallback(() => {
      risenAt.current = performance.now();
      setIsRequested(true);
    }, []),
    /** A tap that was meant for the page below is not one that pays. */
    isRising: () => performance.now() - risenAt.current < ACTION_SETTLES_MS,
    close,
    select: (channelNumber: string) => {
      setChosen(channelNumber);
      setIsUnchosen(false);
    },
  };
}

/**
 * Opens the sheet of channels after such a tap, as soon as it is known what is due; where that cannot be paid at once, the page says why
 * instead. The entry forgets the tap, so that a reload, or a step back, opens nothing. In the specification's wording the button opens it.
 *
 * @param isKnown what is due was read, or could not be
 */
function useOpenAfterTap(isKnown: boolean, mayPay: boolean, open: () => void): void {
  const { locale } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  // Only after the mount, by when the record of a payment is known.
  const [isTapped, setTapped] = useState(false);

  useEffect(() => {
    if (location.state !== payNow.state) return;
    setTapped(true);
    void navigate(location, { replace: true });
  }, [location, navigate]);

  useEffect(() => {
    if (!isTapped || !isKnown) return;
    setTapped(false);
    if (mayPay && locale !== 'original') open();
  }, [isTapped, isKnown, mayPay, locale, open]);
}
