import { toWireNames } from '../contract/from-wire-names.ts';
import wireNames from '../contract/wire-names.json';

/** One valid call: what the app passes and the envelope's data as the backend sends it. */
export interface EndpointExample {
  readonly payload: unknown;
  readonly wire: unknown;
}

export const order = { productId: '7', orderId: 'P2026' };
export const php = (minor: number) => ({ minor, currency: 'PHP' });
export const rows = [{ text: 'Loan amount', value: '₱1,000.00' }];
export const product = toWireNames(wireNames.recommendedProduct, {
  logo: 'https://img.test/1.png',
  name: 'Second loan',
  buttonText: 'Apply',
  amountRange: '₱1,000 – ₱20,000',
  amountRangeDescription: 'Loan range',
  rate: '0.05%',
  description: 'Per day',
  tags: ['Fast'],
  clickable: 1,
  productToken: 'token-1',
});
export const repaymentInfo = {
  repayAmount: '1,234.50',
  productName: 'Peso loan',
  repayDate: '2026-11-30',
  productLogo: 'https://img.test/logo.png',
  detail: rows,
  repayList: [{ name: 'Wallet', logo: 'https://img.test/w.png', channel_number: '90006' }],
  noticeMsg: 'Pay before noon',
  defDetail: {
    payCode: '0012345',
    logo: 'https://img.test/c.png',
    title: 'Store',
    payNotice: { 'At the counter': [{ name: 'Cashier', steps: ['Show the code', 'Pay'] }] },
  },
  isShowReyTop: 1,
};
