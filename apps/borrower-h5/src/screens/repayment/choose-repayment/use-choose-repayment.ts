import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { href, screens, type ParamsOf } from '@peace/screens';
import { useCountdown } from '@peace/ui-kit/use-countdown';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDueTime } from '#features/due/use-due-text.ts';
import { useOrderReading } from '#features/payment/use-order-reading.ts';
import { usePanelDue } from '#features/payment/use-panel-due.tsx';
import { failureOf } from '#features/payment/payment-page.model.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useServices } from '#shared/services.tsx';
import { useRead } from '#shared/reading/use-read.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { codeStepWhile, isAnswerAwaited, type CodeStep } from './charge.model.ts';
import { secondsToResend } from './card-code.ts';
import {
  parseCentavos,
  chosenAtFirst,
  chosenCard,
  nothingChosen,
  otherAmountDue,
  type ChosenWay,
} from './choose-repayment.model.ts';
import { chooseRepaymentScreen } from './choose-repayment.screen.ts';
import { type ChooseRepaymentViewProps, ChooseRepaymentView } from './choose-repayment.view.tsx';
import { useCharging, type LegacyPayment } from './use-charging.ts';
import { paymentMethodsStateOf } from './payment-methods-state.ts';

export function useChooseRepayment(params: ParamsOf<typeof screens.chooseRepayment>): ChooseRepaymentViewProps {
  const payment = usePaymentOfLink(params);
  const { ids, amount, userId } = payment;
  const { clock } = useServices();
  const t = useMessages(validationMessages);
  const navigate = useNavigate();
  const [choice, choose] = useState<ChosenWay | null>(null);
  const [refused, setRefused] = useState<ChosenWay | null>(null);
  /** The amount that was due, in minor units, when the borrower chose to pay the link's amount instead. */
  const [declinedDue, setDeclinedDue] = useState<number | null>(null);
  const ways = useRead(chooseRepaymentScreen.endpoint, { orderId: ids.orderId });
  const reading = useOrderReading(ids, 'repayment', { wantsDue: 'ofPayable' });
  const due = reading.refresh.due.kind === 'failed' ? null : reading.info;
  const otherDue = otherAmountDue(amount, due && due.amount);
  const now = useDueTime();
  const panelDue = usePanelDue(due?.repayDate ?? '', now);
  const state = paymentMethodsStateOf(ways.state, reading, otherDue, t('cardQueryFailed'));
  const known = state.kind === 'ready' ? state.data : null;
  const cards = known?.ways.bankCards ?? [];
  const chosen = choice ?? (known ? chosenAtFirst(known.ways, userId) : nothingChosen);

  const retry = () => {
    reading.reload();
    ways.reload();
  };
  const onSeeOrder = () => void navigate(href(screens.orderDetails, { ...ids }), { replace: true });
  const charging = useCharging(payment, { cards, reading: { ...reading, reload: retry }, onSettled: onSeeOrder });
  const { phase, payAgain, code, dismissCode } = charging;
  const codeStep = codeStepWhile(known?.refresh, charging.codeStep);
  // A way that was refused is not the chosen one any more: the borrower chooses anew, the same one too.
  const refusal = failureOf(phase);
  const isRefused = refusal?.kind === 'call' || refusal?.kind === 'linkRefused';
  const onRefusal = useEffectEvent(() => {
    setRefused(refusal?.kind === 'call' ? chosen : null);
    if (isRefused) choose(nothingChosen);
  });
  useEffect(() => onRefusal(), [isRefused]);
  // The SMS code dialog stays closed until the order is known to be payable and the borrower has accepted the link's amount
  // if another one is due. A dialog that waits for a response stays open.
  const isAmountChosen = otherDue === null || otherDue.minor === declinedDue;
  const mayShowCode = known?.order && (isAmountChosen || isAnswerAwaited(codeStep));
  const shownStep: CodeStep = mayShowCode ? codeStep : { kind: 'closed' };

  function pay() {
    // Not by an amount that may be out of date: the page says so and reads it again.
    if (known?.refresh.kind !== 'done') return;
    setDeclinedDue(otherDue?.minor ?? null);
    if (chosen.kind === 'wallet') return charging.payByWallet();
    const card = chosenCard(cards, chosen.cardId);
    // The page says that one is to be chosen.
    if (card.kind === 'invalid') return;
    charging.payByCard(card.value, known.ways.repayToken);
  }

  return {
    state,
    now,
    ids,
    couponId: payment.couponId,
    amount,
    chosen,
    refused,
    due: panelDue,
    phase,
    payAgain,
    userId,
    dialog: {
      step: shownStep,
      amount,
      card: cards.find(({ id }) => id === code?.cardId),
      secondsLeft: useCountdown(() => secondsToResend(code?.codeSentAt ?? null, clock.now())),
    },
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
      resendCode: charging.resend,
      confirmCode: charging.confirm,
      dismissCode,
    },
  };
}

function usePaymentOfLink(params: ParamsOf<typeof screens.chooseRepayment>): LegacyPayment {
  const { orderId, productId, amount, couponId = '' } = params;
  const { session } = useServices();
  const ids = useMemo(() => ({ orderId, productId }), [orderId, productId]);
  return { ids, amount: parseCentavos(amount), couponId, userId: session.entry.params.userId ?? '' };
}

/** `/chooseRepayment?orderId&amount&couponId`, and `productId` where it is known (docs/decisions/paying-by-card.md). */
export const ChooseRepaymentRoute = screenRoute({
  ...chooseRepaymentScreen,
  useController: useChooseRepayment,
  View: ChooseRepaymentView,
});
