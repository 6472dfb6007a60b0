import { getRepaymentWays, type RepaymentWay } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { plainMessage } from '@peace/i18n';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { screens, type ParamsOf } from '@peace/screens';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { noop } from '#shared/noop.ts';
import { amountOf, nothingChosen } from './choose-repayment.model.ts';
import type { ChooseRepaymentViewProps } from './choose-repayment-view.tsx';

/** Choosing a way to pay, as its route and its early page know it. */
export const chooseRepaymentFirst = {
  address: screens.chooseRepayment,
  title: plainMessage(legacyRepaymentMessages, 'title'),
  endpoint: getRepaymentWays,
};

type LinkParams = Pick<ParamsOf<typeof screens.chooseRepayment>, 'orderId' | 'productId' | 'amount' | 'couponId'>;

/** What the ways to pay show before any tap, and before the order was read: nothing can be paid yet. */
export function chooseRepaymentFirstProps(
  read: AsyncState<RepaymentWay>,
  { orderId, productId, amount: text, couponId = '' }: LinkParams,
  userId: string,
): ChooseRepaymentViewProps {
  const amount = amountOf(text);
  return {
    page: {
      state: mapReady(read, (ways) => ({ ways, order: null, otherDue: null, refresh: { kind: 'running' } as const })),
      ids: { orderId, productId },
      couponId,
      amount,
      chosen: nothingChosen,
      phase: { kind: 'idle' },
      payAgain: { isAsked: false, isConfirmed: false },
      userId,
      onBack: noop,
      onRetry: noop,
      onChoose: noop,
      onPay: noop,
      onCheckAgain: noop,
      onPayAgain: noop,
      onConfirmAgain: noop,
      onDeclineAgain: noop,
      onCancelled: noop,
      onReceipt: noop,
    },
    dialog: {
      phase: { kind: 'closed' },
      amount,
      card: undefined,
      secondsLeft: 0,
      onResend: noop,
      onConfirm: noop,
      onCheckAgain: noop,
      onDismiss: noop,
    },
    receipt: null,
  };
}
