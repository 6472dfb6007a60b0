import { systemClock } from '@peace/money-date';
import { earlyCopy } from '#features/repayment/copy.early.tsx';
import { repaymentAtFirst } from '#features/repayment/repayment-at-first.ts';
import { earlyScreen } from '#shared/early-screen.tsx';
import { repayDelayFirst } from './repay-delay.first.ts';
import { RepayDelayScreen } from './repay-delay-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...repayDelayFirst,
    View: RepayDelayScreen,
    firstProps: (state) => repaymentAtFirst(state, systemClock.now()),
    copy: earlyCopy,
  }),
];
