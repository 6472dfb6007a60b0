import { defineMessages } from '../define-messages.ts';

/**
 * The words of the app's screen that the public site draws. A copy of a few of loan confirm's own, which would ship whole
 * otherwise; a test of the site holds them to be the same.
 */
export const sitePhoneMessages = defineMessages({
  title: ['Confirm your loan', 'Your loan offer', 'Ang alok na loan sa iyo'],
  loanAmount: ['Loan Amount', 'You borrow', 'Uutangin mo'],
  repaid: ['You repay in all', 'You pay back', 'Babayaran mo'],
  cost: ['The loan costs you', 'Cost of the loan', 'Gastos mo sa loan'],
  paymentInformation: ['Payment Information', 'When you pay', 'Kailan ka magbabayad'],
  apply: ['Apply', 'Apply for this loan', 'Mag-apply'],
});
