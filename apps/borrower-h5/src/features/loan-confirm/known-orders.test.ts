import { expect, it } from 'vitest';
import { findApplication } from './application-attempt.ts';
import { anApplication } from './testing/an-application.ts';

const order = (orderNo: string, productName = 'Lakas Loan') => ({ orderNo, productName });
const arrived = (orderNo: string) => ({ kind: 'arrived', evidence: { orderNo } });

it.each([
  ['the orders could not be read', ['1'], null, { kind: 'unreadable' }],
  ['nothing is new', ['1'], [order('1')], { kind: 'notFound' }],
  ['one is new', ['1'], [order('2'), order('1')], arrived('2')],
  ['several are new: the one of its product', ['1'], [order('3', 'Other'), order('2')], arrived('2')],
  ['one is new, of another product', [], [order('3', 'Other')], { kind: 'unreadable' }],
  ['nothing was known before: an order of the product may be an older one', null, [order('1')], { kind: 'unreadable' }],
  ['nothing was known before, and there is nothing', null, [], { kind: 'notFound' }],
])('%s', (_, ordersBefore, orders, expected) => {
  expect(findApplication(anApplication({ ordersBefore }), orders)).toEqual(expected);
});

it('findApplication takes no order for one of a product without a name', () => {
  const request = anApplication({ productName: '', ordersBefore: [] });
  expect(findApplication(request, [order('1', '')])).toEqual({ kind: 'unreadable' });
});
