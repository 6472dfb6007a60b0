import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { plainMessage } from '@peace/i18n';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { screens } from '@peace/screens';

/** Delay repayment, as its route and its early page know it. */
export const repayDelayFirst = {
  address: screens.repayDelay,
  title: plainMessage(repayDelayMessages, 'title'),
  endpoint: getExtension,
};
