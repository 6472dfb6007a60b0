import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { plainMessage } from '@peace/i18n';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { screens } from '@peace/screens';
import { earlyRepayment } from '#features/payment/early-repayment.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';

export const repayDelayScreen = {
  address: screens.repayDelay,
  title: plainMessage(repayDelayMessages, 'title'),
  endpoint: getExtension,
};

export const earlyScreens: EarlyScreens<typeof repayDelayScreen> = () => [{ ...repayDelayScreen, ...earlyRepayment }];
