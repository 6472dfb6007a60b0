import { describe, expect, it } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { aProblemOrder, problemOptions } from '#features/complaint/testing/a-problem.ts';
import { ordersToChoose, orderToShow, stepFor, typeToReopen } from './complaint.model.ts';

const options = problemOptions();
const collection = { title: 'Collection', value: '1', isCollection: true };
const repayment = { title: 'Repayment', value: '2', isCollection: false };
const draft = draftAbout({ linkOrderId: '7001', orderNo: '7002', problemType: '1', problemSonType: '' }, null);

describe('stepFor', () => {
  it('goes on for every type but collection, whatever the order allows', () => {
    expect(stepFor(repayment, aProblemOrder({ allowsCollection: false }), options)).toBe('next');
  });

  it('shows the sub-types of collection, and goes on where there are none', () => {
    expect(stepFor(collection, aProblemOrder(), options)).toBe('subTypes');
    expect(stepFor(collection, aProblemOrder(), { subTypes: [] })).toBe('next');
  });

  it('refuses collection for an order that does not take it', () => {
    expect(stepFor(collection, aProblemOrder({ allowsCollection: false }), options)).toBe('refused');
  });
});

describe('orderToShow', () => {
  it('is the one chosen on this page before', () => {
    expect(orderToShow(options, draft, '7001')?.orderNo).toBe('7002');
  });

  it.each([
    ['the draft is of another link', draft, '7003'],
    ['the draft has an order that is gone', { ...draft, orderNo: '6999' }, '7001'],
    ['there is no draft', null, '7001'],
  ])("is the backend's where %s", (_, kept, link) => {
    expect(orderToShow(options, kept, link)?.orderNo).toBe('7001');
  });

  it('is the first where the backend chose none, and none where there are none', () => {
    expect(orderToShow({ ...options, selectedOrder: null }, null, '')?.orderNo).toBe('7001');
    expect(orderToShow({ ...options, selectedOrder: null, orders: [] }, null, '')).toBeNull();
  });
});

it('the orders to choose from have the shown one among them', () => {
  const unlisted = aProblemOrder({ orderNo: '9' });
  expect(ordersToChoose(options, unlisted).map(({ orderNo }) => orderNo)).toEqual(['9', '7001', '7002']);
  expect(ordersToChoose(options, aProblemOrder())).toHaveLength(2);
});

it('opens the sub-types again that were open, of this link', () => {
  expect(typeToReopen(options, draft, '7001')).toBe('1');
  expect(typeToReopen(options, draft, '')).toBeNull();
  expect(typeToReopen(options, { ...draft, problemType: '2' }, '7001')).toBeNull();
});
