import type { Money } from '@peace/money-date';
import { storyNow } from '#features/due/testing/a-due.ts';
import { dueToCome } from '#features/payment/amount-panel.tsx';
import { anOrderToPay } from '#features/payment/testing/a-lender.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import { spies } from '#shared/testing/spies.ts';
import type { ChooseRepaymentViewProps } from '../choose-repayment.view.tsx';
import { nothingChosen } from '../choose-repayment.model.ts';
import type { PaymentMethodsState } from '../payment-methods-state.ts';
import { aWay } from './a-way.ts';

/** Ways that an order can be paid by. */
export function knownWays(
  ways = aWay(),
  refresh: Refresh = { kind: 'done' },
  otherDue: Money | null = null,
): PaymentMethodsState {
  return { kind: 'ready', data: { ways, order: anOrderToPay(), otherDue, refresh } };
}

/** Two cards and the wallet, nothing chosen; spies for what a borrower may do. */
export const someWays = (): ChooseRepaymentViewProps => ({
  state: knownWays(),
  now: storyNow,
  ids: { orderId: '7001' },
  couponId: '',
  amount: { minor: 545_000, currency: 'PHP' },
  chosen: nothingChosen,
  refused: null,
  due: dueToCome,
  phase: { kind: 'idle' },
  payAgain: { isAsked: false, isConfirmed: false },
  userId: 'u-1',
  dialog: { step: { kind: 'closed' }, amount: null, card: undefined, secondsLeft: 0 },
  events: spies(),
});
