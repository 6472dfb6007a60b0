import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useLocale } from '@peace/i18n/react';
import type { ComponentType } from 'react';
import { initialPaySlip } from '#features/payment/default-pay-code-box.tsx';
import { paidOrderOf, paymentPageOf } from '#features/payment/payment-page.model.ts';
import type { PaymentPhase } from '#features/payment/payment-phase.ts';
import type { RepaymentPageEvents, RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { storyNow } from '#features/due/testing/a-due.ts';
import { spies } from '#shared/testing/spies.ts';

type ShownProps<Info> = Omit<RepaymentPageProps<Info>, 'page' | 'amount'> & { readonly phase: PaymentPhase };

/** A repayment page in a phase of its payment, for stories: the view with the page that its controller would give it. */
export const inPhase = <Info extends PeriodRepayment>(View: ComponentType<RepaymentPageProps<Info>>) =>
  function Shown({ phase, ...props }: ShownProps<Info>) {
    const { state, orderFailure, payAgain, refresh } = props;
    const read = paidOrderOf(state.kind === 'ready' ? state.data : null, useLocale().locale);
    const order = { ...read, isUnread: orderFailure !== null, isAgainConfirmed: payAgain.isConfirmed };
    return <View {...props} amount={order.amount} page={paymentPageOf(phase, order, refresh)} />;
  };

/** Nothing was started. */
export const repaymentPageProps = <Info,>(info: Info) =>
  ({
    ids: { orderId: '7001', productId: '68200' },
    state: { kind: 'ready', data: info },
    now: storyNow,
    phase: { kind: 'idle' },
    payAgain: { isAsked: false, isConfirmed: false },
    refresh: { kind: 'done' },
    orderFailure: null,
    sheet: { isOpen: false, selected: '90001' },
    slip: initialPaySlip,
    events: spies<RepaymentPageEvents>(),
  }) as const;
