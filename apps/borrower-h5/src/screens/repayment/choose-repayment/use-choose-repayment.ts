import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { href, screens, type ParamsOf } from '@peace/screens';
import { useCountdown } from '@peace/ui-kit/use-countdown';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productNameOf, useOrderToPay } from '#features/repayment/use-order-to-pay.ts';
import { wasLinkRefused } from '#shared/payment/payment-phase.ts';
import { useReceipts } from '#shared/receipt/use-receipts.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { useServices } from '#shared/services.tsx';
import { useRead, useReloadBoth } from '#shared/use-read.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { isAnswerAwaited, type CodePhase } from './charge.model.ts';
import { secondsToResend } from './card-code.ts';
import {
  amountOf,
  chosenAtFirst,
  chosenCard,
  nothingChosen,
  otherAmountDue,
  type ChosenWay,
} from './choose-repayment.model.ts';
import { chooseRepaymentScreen } from './choose-repayment.screen.ts';
import { type ChooseRepaymentViewProps, ChooseRepaymentView } from './choose-repayment.view.tsx';
import { useDueOfLink } from './use-due-of-link.ts';
import { useCharging, type LegacyPayment } from './use-charging.ts';
import { paymentMethodsStateOf } from './payment-methods-state.ts';

/** The view's props, from the backend and the borrower. */
export function useChooseRepayment(params: ParamsOf<typeof screens.chooseRepayment>): ChooseRepaymentViewProps {
  const payment = usePaymentOfLink(params);
  const { ids, amount, userId } = payment;
  const { clock } = useServices();
  const t = useMessages(validationMessages);
  const navigate = useNavigate();
  const [choice, choose] = useState<ChosenWay | null>(null);
  const ways = useRead(chooseRepaymentScreen.endpoint, { orderId: ids.orderId });
  const order = useOrderToPay(ids, 'repayment');
  const isPayable = order.kind === 'payable';
  const amountDue = useDueOfLink(ids, isPayable);
  const otherDue = otherAmountDue(amount, amountDue.due, payment.couponId);
  const state = paymentMethodsStateOf(ways.state, order, { ...amountDue, otherDue }, t('cardQueryFailed'));
  const known = state.kind === 'ready' ? state.data : null;
  const cards = known?.ways.bankCards ?? [];
  const chosen = choice ?? (known ? chosenAtFirst(known.ways, userId) : nothingChosen);

  const reload = useReloadBoth(order, ways);
  const { reload: reloadDue } = amountDue;
  const retry = useCallback(() => {
    reload();
    reloadDue();
  }, [reload, reloadDue]);
  const onSeeOrder = () => void navigate(href(screens.orderDetails, { ...ids }), { replace: true });
  const productName = productNameOf(order);
  const charging = useCharging(payment, { cards, productName, isPayable, onSettled: onSeeOrder, onReturn: retry });
  const receipts = useReceipts(ids.orderId);
  const { phase, payAgain, code, codePhase, dismissCode } = charging;
  // The wallet whose link was refused is not offered as the way to go on with.
  const isRefused = wasLinkRefused(phase);
  useEffect(() => {
    if (isRefused) choose(nothingChosen);
  }, [isRefused]);
  // What waits for its code is not shown before it is known that the order can be paid, nor where another amount is due.
  const mayShowCode = known?.order && (otherDue === null || isAnswerAwaited(codePhase));
  const shownPhase: CodePhase = mayShowCode ? codePhase : { kind: 'closed' };
  const isDialogOpen = shownPhase.kind !== 'closed';
  useNativeBack(isDialogOpen, () => {
    if (!isAnswerAwaited(codePhase)) dismissCode();
    return true;
  });

  function pay() {
    // What may be old is not paid by: the page says so and reads it again.
    if (known?.refresh.kind !== 'done' || amount === null || otherDue !== null) return;
    if (chosen.kind === 'wallet') return charging.payByWallet();
    const card = chosenCard(cards, chosen.cardId);
    // The page says that one is to be chosen.
    if (card.kind === 'invalid') return;
    charging.payByCard(card.value, known.ways.repayToken);
  }

  return {
    state,
    ids,
    couponId: payment.couponId,
    amount,
    chosen,
    phase,
    payAgain,
    userId,
    dialog: {
      phase: shownPhase,
      amount,
      card: cards.find(({ id }) => id === code?.cardId),
      secondsLeft: useCountdown(() => secondsToResend(code?.codeSentAt ?? null, clock.now())),
    },
    receipt: receipts.sheet,
    events: {
      back: useGoBack(),
      retry,
      choose,
      pay,
      check: charging.check,
      payAgain: payAgain.ask,
      confirmAgain: payAgain.confirm,
      declineAgain: payAgain.decline,
      cancel: charging.cancel,
      openReceipt: receipts.open,
      resendCode: charging.resend,
      confirmCode: charging.confirm,
      dismissCode,
    },
  };
}

/** What the link says is to be paid, and who opened it. */
function usePaymentOfLink(params: ParamsOf<typeof screens.chooseRepayment>): LegacyPayment {
  const { orderId, productId, amount, couponId = '' } = params;
  const { session } = useServices();
  const ids = useMemo(() => ({ orderId, productId }), [orderId, productId]);
  return { ids, amount: amountOf(amount), couponId, userId: session.entry.params.userId ?? '' };
}

/** `/chooseRepayment?orderId&amount&couponId`, and `productId` where it is known (docs/decisions/paying-by-card.md). */
export const ChooseRepaymentRoute = screenRoute({
  ...chooseRepaymentScreen,
  useController: useChooseRepayment,
  View: ChooseRepaymentView,
});
