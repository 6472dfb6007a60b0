import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { earlyCopy } from '#features/repayment/early-copy.tsx';
import { repaymentAtFirst } from '#features/repayment/repayment-at-first.ts';
import type { EarlyScreen } from '#shared/early-visit.ts';
import { paths } from '#shared/paths.ts';
import { RepayScreen } from './repay-screen.tsx';

/** Period repayment as its route shows it at first. */
const repay: EarlyScreen<typeof getPeriodRepayment> = {
  path: paths.repay,
  endpoint: getPeriodRepayment,
  view: (info) => <RepayScreen {...repaymentAtFirst(info)} />,
  copy: earlyCopy,
};

export const earlyScreens = [repay];
