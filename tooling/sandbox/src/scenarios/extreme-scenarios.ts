import { FILES_PATH, partnerPage } from '../base-path.ts';
import { aChannel } from '../factories/a-channel.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRecommendedProduct } from '../factories/a-recommended-product.ts';
import { aRepayment } from '../factories/an-order.ts';
import { orderScenario } from './order-scenario.ts';
import type { Scenario } from './scenario.ts';

const LONG_NAME =
  'Kapatiran ng Masang Pilipino Emergency Salary and Small Business Lending Cooperative of Nueva Vizcaya';
const LARGE_AMOUNT = 123_456_789_012;
const SCRIPT_LINK = 'javascript:alert(document.domain)';
const SCRIPT_TEXT = '<img src=x onerror="alert(document.domain)">';

/** What a layout and a link check have to stand. */
export const extremeScenarios: readonly Scenario[] = [
  orderScenario({
    name: 'long-names',
    title: 'Long names',
    orderId: '8501',
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
  orderScenario({
    name: 'large-amounts',
    title: 'Large amounts',
    orderId: '8502',
    path: '/repay',
    order: { amount: LARGE_AMOUNT, interest: LARGE_AMOUNT },
  }),
  orderScenario({
    name: 'missing-logos',
    title: 'Logos missing and broken',
    orderId: '8503',
    path: '/repay',
    order: {
      product: aProduct({ logo: '' }),
      repayment: aRepayment({
        channels: [aChannel({ logo: '' }), aChannel({ logo: `${FILES_PATH}/gone.png`, channelNumber: '90002' })],
      }),
    },
  }),
  orderScenario({
    name: 'hostile-h5-url',
    title: 'h5Url is a javascript: link',
    orderId: '8504',
    order: { h5Url: SCRIPT_LINK },
  }),
  orderScenario({
    name: 'hostile-pay-url',
    title: 'payUrl is a javascript: link',
    orderId: '8505',
    path: '/repay',
    order: { repayment: aRepayment({ payUrl: SCRIPT_LINK }) },
  }),
  orderScenario({
    name: 'hostile-redirect',
    title: 'playeduL is a javascript: link that redirects',
    orderId: '8506',
    order: { status: 151, withdrawLink: SCRIPT_LINK },
  }),
  orderScenario({
    name: 'hostile-withdraw-link',
    title: 'playeduL is a javascript: link behind the withdraw prompt',
    orderId: '8507',
    order: { status: 21, withdrawLink: SCRIPT_LINK, withdrawMessage: 'Confirm to receive your money.' },
  }),
  orderScenario({
    name: 'hostile-product-link',
    title: "A recommended product's link is a javascript: link",
    orderId: '8508',
    order: {
      status: 110,
      recommended: [aRecommendedProduct({ token: 'tok-hostile', name: 'Hostile', link: SCRIPT_LINK })],
    },
  }),
  orderScenario({
    name: 'hostile-text',
    title: 'Texts are markup',
    orderId: '8509',
    order: {
      status: 21,
      product: aProduct({ name: SCRIPT_TEXT }),
      withdrawLink: partnerPage('Withdraw'),
      withdrawMessage: SCRIPT_TEXT,
    },
  }),
];
