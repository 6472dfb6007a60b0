import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { earlyCopy } from '#features/repayment/early-copy.tsx';
import { repaymentAtFirst } from '#features/repayment/repayment-at-first.ts';
import type { EarlyScreen } from '#shared/early-visit.ts';
import { paths } from '#shared/paths.ts';
import { RepayDelayScreen } from './repay-delay-screen.tsx';

/** Delay repayment as its route shows it at first. */
const repayDelay: EarlyScreen<typeof getExtension> = {
  path: paths.repayDelay,
  endpoint: getExtension,
  view: (info) => <RepayDelayScreen {...repaymentAtFirst(info)} />,
  copy: earlyCopy,
};

export const earlyScreens = [repayDelay];
