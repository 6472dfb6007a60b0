import { expect, it } from 'vitest';
import { paidThrough } from './use-tapped-payment-page.ts';

const place = {
  base: 'https://h5.example.ph/loanDetail?orderId=7001',
  nativeScheme: 'peace',
  appName: 'Peace',
};

it.each([
  ['https://pay.example.ph/7001', 'pay.example.ph'],
  ['https://h5.example.ph/partner/pay', 'h5.example.ph'],
  // Our own screens ask by themselves.
  ['https://h5.example.ph/chooseRepayment?orderId=7001', null],
  ['/repaymentOfCode?showType=1', null],
  ['https://pay.example.ph/repay', 'pay.example.ph'],
  // The shell takes the payment itself.
  ['peace://repay?orderId=7001', 'Peace'],
  ['nativeRepay?orderId=7001', 'Peace'],
  ['gcash://pay?order=7001', 'gcash'],
  // Judged where it is opened.
  ['javascript:alert(1)', null],
  ['https://', null],
])('%s: %j', (link, expected) => expect(paidThrough(link, place)).toBe(expected));
