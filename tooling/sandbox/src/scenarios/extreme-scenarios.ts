import { FILES_PATH, partnerPage } from '../base-path.ts';
import { aChannel, aProduct, aRecommendedProduct, aRepayment } from '../factories/an-order.ts';
import { orderScenario, type Scenario } from './scenario.ts';

const LONG_NAME =
  'Kapatiran ng Masang Pilipino Emergency Salary and Small Business Lending Cooperative of Nueva Vizcaya';
const LARGE_AMOUNT = 123_456_789_012;
const SCRIPT_LINK = 'javascript:alert(document.domain)';
const SCRIPT_TEXT = '<img src=x onerror="alert(document.domain)">';

/** Layouts and link checks must handle these extremes. */
export const extremeScenarios: readonly Scenario[] = [
  orderScenario('long-names', 'Long names', '8501', {
    path: '/repay',
    order: {
      product: aProduct({ name: LONG_NAME }),
      repayment: aRepayment({
        channels: [
          aChannel({ name: LONG_NAME }),
          aChannel({ name: LONG_NAME.replaceAll(' ', ''), channelNumber: '90002' }),
        ],
      }),
    },
  }),
  orderScenario('large-amounts', 'Large amounts', '8502', {
    path: '/repay',
    order: { amount: LARGE_AMOUNT, interest: LARGE_AMOUNT },
  }),
  orderScenario('missing-logos', 'Logos missing and broken', '8503', {
    path: '/repay',
    order: {
      product: aProduct({ logo: '' }),
      repayment: aRepayment({
        channels: [aChannel({ logo: '' }), aChannel({ logo: `${FILES_PATH}/gone.png`, channelNumber: '90002' })],
      }),
    },
  }),
  orderScenario('hostile-h5-url', 'h5Url is a javascript: link', '8504', { order: { h5Url: SCRIPT_LINK } }),
  orderScenario('hostile-pay-url', 'payUrl is a javascript: link', '8505', {
    path: '/repay',
    order: { repayment: aRepayment({ payUrl: SCRIPT_LINK }) },
  }),
  orderScenario('hostile-redirect', 'playeduL is a javascript: link that redirects', '8506', {
    order: { status: 151, withdrawLink: SCRIPT_LINK },
  }),
  orderScenario('hostile-withdraw-link', 'playeduL is a javascript: link behind the withdraw prompt', '8507', {
    order: { status: 21, withdrawLink: SCRIPT_LINK, withdrawMessage: 'Confirm to receive your money.' },
  }),
  orderScenario('hostile-product-link', "A recommended product's link is a javascript: link", '8508', {
    order: {
      status: 110,
      recommended: [aRecommendedProduct({ token: 'tok-hostile', name: 'Hostile', link: SCRIPT_LINK })],
    },
  }),
  orderScenario('hostile-text', 'Texts are markup', '8509', {
    order: {
      status: 21,
      product: aProduct({ name: SCRIPT_TEXT }),
      withdrawLink: partnerPage('Withdraw'),
      withdrawMessage: SCRIPT_TEXT,
    },
  }),
];
