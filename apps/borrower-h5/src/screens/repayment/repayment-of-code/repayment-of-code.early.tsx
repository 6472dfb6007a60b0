import { readQuery } from '@peace/web-platform';
import { earlyCopy } from '#shared/early-copy.tsx';
import { earlyScreenOfLink } from '#shared/early-screen.tsx';
import { repaymentOfCodeFirst, repaymentOfCodeFirstProps } from './repayment-of-code.first.ts';
import { RepaymentOfCodeScreen } from './repayment-of-code-screen.tsx';

export const earlyScreens = [
  earlyScreenOfLink({
    ...repaymentOfCodeFirst,
    View: RepaymentOfCodeScreen,
    firstProps: (window) => repaymentOfCodeFirstProps(window, readQuery(window)),
    copy: earlyCopy,
  }),
];
