import { expect, it } from 'vitest';
import { anApplication } from './testing/an-application.ts';
import { receiptOfApplication } from './application-attempt.ts';
import { orderOfLink } from './use-application.ts';

it.each([
  ['/loanDetail?productId=201&orderId=9001', '9001'],
  ['https://h5.example.ph/loanDetail?orderId=%209001%20#top', '9001'],
  ['/loanDetail?productId=201', null],
  ['/loanDetail?orderId=', null],
  ['javascript:alert(1)', null],
])('%s is the page of order %s', (link, orderId) => {
  expect(orderOfLink(link)).toBe(orderId);
});

it('the receipt of an application is kept with the order that the application made', () => {
  const request = anApplication();
  expect(receiptOfApplication({ key: 'key-1', request, startedAt: 5 }, '9001')).toEqual({
    id: 'key-1',
    kind: 'application',
    orderId: '9001',
    productName: 'Lakas Loan',
    amount: request.amount,
    through: null,
    at: 5,
    isClosed: false,
    next: null,
  });
});
