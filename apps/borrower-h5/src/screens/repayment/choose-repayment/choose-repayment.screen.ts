import { getRepaymentWays, type RepaymentWay } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { plainMessage } from '@peace/i18n';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { screens, type ParamsOf } from '@peace/screens';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { readSession } from '@peace/session';
import type { StateOf } from '#shared/events.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import { dueToCome } from '#features/payment/amount-panel.tsx';
import { chosenAtFirst, nothingChosen, parseCentavos } from './choose-repayment.model.ts';
import type { ChooseRepaymentViewProps } from './choose-repayment.view.tsx';

export const chooseRepaymentScreen = {
  address: screens.chooseRepayment,
  title: plainMessage(legacyRepaymentMessages, 'title'),
  endpoint: getRepaymentWays,
};

type LinkParams = Pick<ParamsOf<typeof screens.chooseRepayment>, 'orderId' | 'productId' | 'amount' | 'couponId'>;

/** The page before any tap and before the order was read: nothing can be paid yet. */
export function initialChooseRepayment(
  read: AsyncState<RepaymentWay>,
  { orderId, productId, amount: text, couponId = '' }: LinkParams,
  userId: string,
): StateOf<ChooseRepaymentViewProps> {
  const amount = parseCentavos(text);
  return {
    state: mapReady(read, (ways) => {
      return { ways, order: null, otherDue: null, refresh: { kind: 'running' } as const };
    }),
    now: null,
    ids: { orderId, productId },
    couponId,
    amount,
    chosen: read.kind === 'ready' ? chosenAtFirst(read.data, userId) : nothingChosen,
    refused: null,
    due: dueToCome,
    phase: { kind: 'idle' },
    payAgain: { isAsked: false, isConfirmed: false },
    userId,
    dialog: {
      step: { kind: 'closed' },
      amount,
      card: undefined,
      secondsLeft: 0,
    },
  };
}

export const earlyScreens: EarlyScreens<typeof chooseRepaymentScreen> = () => [
  {
    ...chooseRepaymentScreen,
    atFirst: (state, { window, params }) =>
      initialChooseRepayment(state, params, readSession(window).params.userId ?? ''),
  },
];
