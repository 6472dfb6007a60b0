import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { plainMessage } from '@peace/i18n';
import { repayMessages } from '@peace/i18n/messages/repay';
import { screens } from '@peace/screens';
import { earlyRepayment } from '#features/payment/early-repayment.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';

export const repayScreen = {
  address: screens.repay,
  title: plainMessage(repayMessages, 'title'),
  endpoint: getPeriodRepayment,
};

export const earlyScreens: EarlyScreens<typeof repayScreen> = () => [{ ...repayScreen, ...earlyRepayment }];
