import { defineMessages } from '../define-messages.ts';
import {
  applyForLoan,
  borrowedAmount,
  confirmLoan,
  loanCost,
  paymentInformation,
  totalRepaid,
} from '../shared-wording.ts';

/**
 * The words of the app's screen that the public site draws. A copy of a few of loan confirm's own, which would ship whole
 * otherwise; a test of the site holds them to be the same.
 */
export const sitePhoneMessages = defineMessages({
  title: confirmLoan,
  loanAmount: borrowedAmount,
  repaid: totalRepaid,
  cost: loanCost,
  paymentInformation,
  apply: applyForLoan,
});
