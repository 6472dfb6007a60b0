import { systemClock } from '@peace/money-date';
import { repaymentFirstProps } from '#features/repayment/repayment-first-props.ts';
import { earlyCopy } from '#shared/early-copy.tsx';
import { earlyScreen } from '#shared/early-screen.tsx';
import { repayDelayFirst } from './repay-delay.first.ts';
import { RepayDelayScreen } from './repay-delay-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...repayDelayFirst,
    View: RepayDelayScreen,
    firstProps: (state) => repaymentFirstProps(state, systemClock.now()),
    copy: earlyCopy,
  }),
];
