import { systemClock } from '@peace/money-date';
import { earlyPayCodeCopy } from '#features/repayment/early-pay-code-copy.ts';
import { repaymentFirstProps } from '#features/repayment/repayment-first-props.ts';
import { earlyScreen } from '#shared/early-screen.tsx';
import { repayFirst } from './repay.first.ts';
import { RepayScreen } from './repay-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...repayFirst,
    View: RepayScreen,
    firstProps: (state, _window, ids) => repaymentFirstProps(ids, state, systemClock.now()),
    copy: earlyPayCodeCopy,
  }),
];
