import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { plainMessage } from '@peace/i18n';
import { repayMessages } from '@peace/i18n/messages/repay';
import { screens } from '@peace/screens';

/** Period repayment, as its route and its early page know it. */
export const repayFirst = {
  address: screens.repay,
  title: plainMessage(repayMessages, 'title'),
  endpoint: getPeriodRepayment,
};
