import { systemClock } from '@peace/money-date';
import { earlyPayCodeCopy } from '#features/repayment/early-pay-code-copy.ts';
import { repaymentFirstProps } from '#features/repayment/repayment-first-props.ts';
import { earlyScreen } from '#shared/early-screen.tsx';
import { repayDelayFirst } from './repay-delay.first.ts';
import { RepayDelayScreen } from './repay-delay-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...repayDelayFirst,
    View: RepayDelayScreen,
    firstProps: (state, _window, ids) => repaymentFirstProps(ids, state, systemClock.now()),
    copy: earlyPayCodeCopy,
  }),
];
