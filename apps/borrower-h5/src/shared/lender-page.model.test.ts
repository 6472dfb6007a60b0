import { expect, it } from 'vitest';
import { lenderHostOf } from './lender-page.model.ts';

const base = 'https://h5.example.ph/loanDetail?orderId=7001';

it.each([
  ['https://pay.example.ph/7001', 'pay.example.ph'],
  ['https://h5.example.ph/partner/pay', 'h5.example.ph'],
  // Our own screens ask by themselves.
  ['https://h5.example.ph/chooseRepayment?orderId=7001', null],
  ['/repaymentOfCode?showType=1', null],
  ['https://pay.example.ph/repay', 'pay.example.ph'],
  // Judged where it is opened.
  ['javascript:alert(1)', null],
  ['peace://repay', null],
  ['https://', null],
])('%s: %j', (link, expected) => expect(lenderHostOf(link, base)).toBe(expected));
