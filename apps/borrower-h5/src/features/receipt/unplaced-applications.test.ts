import { expect, it } from 'vitest';
import { aBrowser } from '#shared/storage/testing/a-page.ts';
import { keepReceiptAtom, receiptsAtom } from './receipt.ts';
import { aReceipt } from './testing/a-receipt.ts';
import { keepUnplacedAtom, placeApplicationsAtom, unplacedAtom } from './unplaced-applications.ts';

const order = (orderNo: string, productName = 'Lakas Loan') => ({ orderNo, productName });

/** An application for a Lakas Loan, when there was the order 1. */
const application = (changes: { readonly id?: string; readonly ordersBefore?: string[] | null } = {}) => {
  const { id = 'key-1', ordersBefore = ['1'] } = changes;
  const receipt = aReceipt({ id, kind: 'application', productName: 'Lakas Loan', through: null, next: null });
  return { receipt: { ...receipt, orderId: '' as const }, ordersBefore };
};

function pageWith(...applications: ReturnType<typeof application>[]) {
  const page = aBrowser().page('ana');
  for (const each of applications) page.set(keepUnplacedAtom, each);
  return page;
}

it('an application’s receipt without an order goes to the one order of its product that was not there before', () => {
  const page = pageWith(application());
  page.set(placeApplicationsAtom, [order('1'), order('2'), order('3', 'Bayani Cash')]);
  expect(page.get(receiptsAtom('2'))).toMatchObject([{ id: 'key-1', orderId: '2', kind: 'application' }]);
  expect(page.get(unplacedAtom)).toBeNull();
});

it.each([
  ['none is new', application(), [order('1')]],
  ['two are new', application(), [order('1'), order('2'), order('3')]],
  ['the new one is of another product', application(), [order('1'), order('2', 'Bayani Cash')]],
  ['it is not known which were there', application({ ordersBefore: null }), [order('2')]],
])('an application’s receipt without an order waits where %s', (_, waiting, orders) => {
  const page = pageWith(waiting);
  page.set(placeApplicationsAtom, orders);
  expect(page.get(unplacedAtom)).toHaveLength(1);
  for (const { orderNo } of orders) expect(page.get(receiptsAtom(orderNo))).toBeNull();
});

it('an order that has the receipt of another application is not taken for its own', () => {
  const page = pageWith(application());
  page.set(keepReceiptAtom, aReceipt({ id: 'key-0', kind: 'application', orderId: '2' }));
  page.set(placeApplicationsAtom, [order('1'), order('2'), order('3')]);
  expect(page.get(receiptsAtom('2'))?.map(({ id }) => id)).toEqual(['key-0']);
  expect(page.get(receiptsAtom('3'))?.map(({ id }) => id)).toEqual(['key-1']);
});

it('two applications wait side by side, each for its own', () => {
  const page = pageWith(application(), application({ id: 'key-2', ordersBefore: ['1', '2'] }));
  page.set(placeApplicationsAtom, [order('1'), order('2'), order('3')]);
  expect(page.get(receiptsAtom('3'))?.map(({ id }) => id)).toEqual(['key-2']);
  page.set(placeApplicationsAtom, [order('1'), order('2'), order('3')]);
  expect(page.get(receiptsAtom('2'))?.map(({ id }) => id)).toEqual(['key-1']);
});

it('an application’s receipt without an order is kept once', () => {
  expect(pageWith(application(), application()).get(unplacedAtom)).toHaveLength(1);
});
