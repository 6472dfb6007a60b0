import { aProduct } from '../factories/an-order.ts';
import { anOffer } from '../factories/an-offer.ts';
import { agreementAddress } from '../handlers/loan-confirm.ts';
import { FILES_PATH, partnerPage } from '../base-path.ts';
import type { Offer } from '../state/offer.ts';
import type { Scenario } from './scenario.ts';

const SCRIPT_LINK = 'javascript:alert(document.domain)';
const SCRIPT_TEXT = '<img src=x onerror="alert(document.domain)">';
const RETENTION = { title: 'Leaving already?', content: 'Your loan is one tap away. The offer ends today.' };
const PROMO_POPUP = {
  image: `${FILES_PATH}/campaign/payday.svg`,
  text: 'First loan? The interest of the first ten days is on us.',
  buttonText: 'Tell me more',
  url: partnerPage('Fiesta promo'),
};

/** A scenario of the offer for the product that its address names. */
function confirmScenario(name: string, title: string, entry: string, offer: Partial<Offer> = {}): Scenario {
  const productId = /productId=(\d+)/.exec(entry)?.[1] ?? '';
  return {
    name,
    title,
    entry,
    populate: (state) => {
      state.offers.set(productId, anOffer({ product: aProduct({ productId, name: 'Lakas Loan' }), ...offer }));
    },
  };
}

/** Loan confirm, both variants, and what may come instead. */
export const confirmScenarios: readonly Scenario[] = [
  confirmScenario('confirm', 'Loan confirm: one repayment', '/loanConfirm?productId=301'),
  confirmScenario('confirm-instalments', 'Loan confirm: six instalments', '/confirmOfPeriod?productId=302', {
    amount: 1_200_000,
    interest: 180_000,
    periods: 6,
    termUnit: 'months',
    instalments: 6,
    rateText: 'Interest 2.5% per month',
  }),
  confirmScenario('confirm-retention', 'Loan confirm: asks before leaving', '/loanConfirm?productId=303', {
    retention: RETENTION,
  }),
  confirmScenario('confirm-agreement', 'Loan confirm: agreement opens on load', '/loanConfirm?productId=304', {
    popAgreementUrl: agreementAddress('Loan Agreement'),
  }),
  confirmScenario('confirm-net-proceeds', 'Loan confirm: a fee is kept back', '/loanConfirm?productId=314', {
    keptBack: { charge: 50_000, chargeLabel: 'Processing fee', receivedLabel: 'Net proceeds' },
  }),
  confirmScenario('confirm-service-charge', 'Loan confirm: a service charge alone', '/loanConfirm?productId=315', {
    amount: 1_525_075,
    interest: 0,
    rateText: 'No interest, one service charge',
    keptBack: { charge: 35_065, chargeLabel: 'Service charge', receivedLabel: 'Received amount' },
  }),
  confirmScenario('confirm-no-plan', 'Loan confirm: no repayments sent', '/loanConfirm?productId=308', {
    instalments: 0,
  }),
  confirmScenario('confirm-unreadable-amount', 'Loan confirm: amount unreadable', '/loanConfirm?productId=309', {
    amountText: 'five thousand',
  }),
  confirmScenario(
    'hostile-order-link',
    'Loan confirm: lendDetailsUrl is a javascript: link',
    '/loanConfirm?productId=310',
    { orderLink: SCRIPT_LINK },
  ),
  confirmScenario(
    'hostile-agreement',
    'Loan confirm: popAgreementUrl is a javascript: link',
    '/loanConfirm?productId=311',
    { popAgreementUrl: SCRIPT_LINK },
  ),
  confirmScenario('confirm-hostile-text', 'Loan confirm: texts are markup', '/loanConfirm?productId=312', {
    product: aProduct({ productId: '312', name: SCRIPT_TEXT, logo: '' }),
    retention: { title: SCRIPT_TEXT, content: SCRIPT_TEXT },
    rateText: SCRIPT_TEXT,
  }),
  confirmScenario('variant2', 'Loan confirm variant 2', '/newLoanConfirm?productId=305'),
  confirmScenario('variant2-rupee', 'Variant 2 with coinciding=1', '/newLoanConfirm?productId=306&coinciding=1'),
  confirmScenario('variant2-amount-received', 'Variant 2: a fee is kept back', '/newLoanConfirm?productId=316', {
    keptBack: { charge: 50_000, chargeLabel: 'Processing fee', receivedLabel: 'Amount received' },
  }),
  confirmScenario('variant2-promo', 'Variant 2 with promo popup and retention', '/newLoanConfirm?productId=307', {
    promoPopup: PROMO_POPUP,
    retention: RETENTION,
  }),
  confirmScenario(
    'hostile-promo',
    "Variant 2: the promo popup's link is a javascript: link",
    '/newLoanConfirm?productId=313',
    { promoPopup: { ...PROMO_POPUP, url: SCRIPT_LINK } },
  ),
  {
    name: 'joint-login-failure',
    title: 'Joint-login failure',
    entry: '/jointLoginFailure?productId=101&orderId=7001',
  },
];
