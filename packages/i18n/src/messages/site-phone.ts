import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Confirm your loan',
  loanAmount: 'Loan Amount',
  repaid: 'You repay in all',
  cost: 'The loan costs you',
  paymentInformation: 'Payment Information',
  apply: 'Apply',
} as const;

/**
 * The words of the app's screen that the public site draws. A copy of a few of loan confirm's own, which would ship whole
 * otherwise; a test of the site holds them to be the same.
 */
export const sitePhoneMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'Your loan offer',
    loanAmount: 'You get',
    repaid: 'You pay back',
    cost: 'Cost of the loan',
    paymentInformation: 'When you pay',
    apply: 'Apply for this loan',
  },
  fil: {
    title: 'Ang alok na loan sa iyo',
    loanAmount: 'Matatanggap mo',
    repaid: 'Babayaran mo',
    cost: 'Gastos mo sa loan',
    paymentInformation: 'Kailan ka magbabayad',
    apply: 'Mag-apply',
  },
});
