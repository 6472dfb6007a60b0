import { getRepaymentWays } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrderToPay } from '#features/repayment/use-order-to-pay.ts';
import { useServices } from '#shared/services.tsx';
import { asStep } from '#shared/step.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { useRead } from '#shared/use-read.ts';
import { isAtCode } from './charging.model.ts';
import { chosenCard, nothingChosen, type ChosenWay } from './choose-repayment.model.ts';
import type { ChooseRepaymentScreenProps } from './choose-repayment-screen.tsx';
import type { CodeDialogProps } from './code-dialog.tsx';
import { useCharging, type LegacyPayment } from './use-charging.ts';
import { useCountdown } from './use-countdown.ts';
import { waysStateOf } from './ways-state.ts';

/** The props of the page and of its dialog, from the backend and the borrower. */
export function useChooseRepayment(payment: LegacyPayment): {
  readonly page: ChooseRepaymentScreenProps;
  readonly dialog: CodeDialogProps;
} {
  const { ids, amount, userId } = payment;
  const { productId } = ids;
  const { clock } = useServices();
  const { show } = useToast();
  const t = useMessages(validationMessages);
  const navigate = useNavigate();
  const [chosen, onChoose] = useState<ChosenWay>(nothingChosen);
  const ways = useRead(getRepaymentWays, { orderId: ids.orderId });
  const order = useOrderToPay(ids, 'repayment');
  const state = waysStateOf(ways.state, order, t('cardQueryFailed'));
  const known = state.kind === 'ready' ? state.data : null;
  const cards = known?.ways.bankCards ?? [];

  const onRetry = () => {
    order.reload();
    ways.reload();
  };
  const onSeeOrder = () => void navigate(href(screens.orderDetails, { ...ids }), { replace: true });
  const { charging, send } = useCharging(payment, cards, { onSettled: onSeeOrder, onReturn: onRetry });
  const { phase, charge } = charging;
  const onDismiss = useCallback(() => send({ kind: 'dismissed' }), [send]);
  const takeBack = useCallback(() => {
    onDismiss();
    return true;
  }, [onDismiss]);
  useNativeBack(isAtCode(phase), takeBack);

  function onPay() {
    // What may be old is not paid by: the page says so and reads it again.
    if (known?.refresh.kind !== 'done' || amount === null) return;
    if (chosen.kind === 'wallet') return send({ kind: 'walletTapped' });
    const card = chosenCard(cards, chosen.cardId);
    if (card.kind === 'invalid') return void show({ message: t(card.reason) });
    send({ kind: 'payTapped', cardId: card.value.id, repayToken: known.ways.repayToken, at: clock.now() });
  }

  const onCheckAgain = () => send({ kind: 'checkTapped' });
  return {
    page: {
      state,
      orderId: ids.orderId,
      amount,
      chosen,
      phase,
      userId,
      onBack: useGoBack(),
      onRetry,
      onChoose,
      onPay,
      onCheckAgain,
      onSeeOrder,
      // A card is bound for a product: without one there is nothing to bind it for.
      onBindCard: productId === undefined ? null : () => void navigate(href(screens.bindBank, { productId }), asStep),
    },
    dialog: {
      phase: known ? phase : { kind: 'idle' },
      amount,
      card: cards.find(({ id }) => id === charge?.cardId),
      secondsLeft: useCountdown(charge?.codeSentAt ?? null),
      onResend: () => send({ kind: 'resendTapped', at: clock.now() }),
      onConfirm: (code) => send({ kind: 'confirmTapped', code }),
      onCheckAgain,
      onDismiss,
    },
  };
}
