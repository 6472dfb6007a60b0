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
  en: { ...original, loanAmount: 'You get' },
  fil: {
    title: 'Kumpirmahin ang loan mo',
    loanAmount: 'Matatanggap mo',
    repaid: 'Kabuuang babayaran mo',
    cost: 'Halaga ng pag-utang',
    paymentInformation: 'Impormasyon ng Pagbabayad',
    apply: 'Mag-apply',
  },
});
