import { periodInfo } from '@peace/api-client/contract/repayment/period-info';
import { earlyCopy } from '#features/repayment/early-copy.tsx';
import { repaymentAtFirst } from '#features/repayment/repayment-at-first.ts';
import type { EarlyScreen } from '#shared/early-visit.ts';
import { paths } from '#shared/paths.ts';
import { RepayScreen } from './repay-screen.tsx';

/** Period repayment as its route shows it at first. */
const repay: EarlyScreen<typeof periodInfo> = {
  path: paths.repay,
  endpoint: periodInfo,
  view: (info) => <RepayScreen {...repaymentAtFirst(info)} />,
  copy: earlyCopy,
};

export const earlyScreens = [repay];
