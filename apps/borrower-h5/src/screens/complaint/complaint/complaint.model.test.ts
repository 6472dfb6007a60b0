import { describe, expect, it } from 'vitest';
import { draftAbout, noDrafts, withDraft } from '#features/complaint/complaint-draft.ts';
import { problemOptions } from '#features/complaint/testing/a-problem.ts';
import { aListedOrder } from '#shared/testing/a-listed-order.ts';
import { ordersToChoose, orderToShow, stepFor, typeToReopen } from './complaint.model.ts';

const options = problemOptions();
const collection = { title: 'Collection', value: '1', isCollection: true };
const repayment = { title: 'Repayment', value: '2', isCollection: false };
const drafts = {
  ...withDraft(noDrafts, draftAbout({ orderNo: '7002', problemType: '1', problemSonType: '' }, null)),
  choice: { linkOrderId: '7001', orderNo: '7002' },
};

describe('stepFor', () => {
  it('goes on for every type but collection, whatever the order allows', () => {
    expect(stepFor(repayment, aListedOrder({ allowsCollection: false }), options)).toBe('next');
  });

  it('shows the sub-types of collection, and goes on where there are none', () => {
    expect(stepFor(collection, aListedOrder(), options)).toBe('subTypes');
    expect(stepFor(collection, aListedOrder(), { subTypes: [] })).toBe('next');
  });

  it('refuses collection for an order that does not take it', () => {
    expect(stepFor(collection, aListedOrder({ allowsCollection: false }), options)).toBe('refused');
  });
});

describe('orderToShow', () => {
  it('is the one chosen on this page before', () => {
    expect(orderToShow(options, drafts, '7001')?.orderNo).toBe('7002');
  });

  it.each([
    ['it was chosen by another link', drafts, '7003'],
    ['an order was chosen that is gone', { ...drafts, choice: { linkOrderId: '7001', orderNo: '6999' } }, '7001'],
    ['nothing was chosen', noDrafts, '7001'],
  ])("is the backend's where %s", (_, kept, link) => {
    expect(orderToShow(options, kept, link)?.orderNo).toBe('7001');
  });

  it('is the first where the backend chose none, and none where there are none', () => {
    expect(orderToShow({ ...options, selectedOrder: null }, noDrafts, '')?.orderNo).toBe('7001');
    expect(orderToShow({ ...options, selectedOrder: null, orders: [] }, noDrafts, '')).toBeNull();
  });
});

it('the orders to choose from have the shown one among them', () => {
  const unlisted = aListedOrder({ orderNo: '9' });
  expect(ordersToChoose(options, unlisted).map(({ orderNo }) => orderNo)).toEqual(['9', '7001', '7002']);
  expect(ordersToChoose(options, aListedOrder())).toHaveLength(2);
});

it('opens the sub-types again that were open, of this link and order', () => {
  expect(typeToReopen(options, drafts, '7001')).toBe('1');
  expect(typeToReopen(options, drafts, '')).toBeNull();
  const switched = { ...drafts, choice: { linkOrderId: '7001', orderNo: '7001' } };
  expect(typeToReopen(options, switched, '7001')).toBeNull();
  const another = withDraft(drafts, draftAbout({ orderNo: '7002', problemType: '2', problemSonType: '' }, null));
  expect(typeToReopen(options, another, '7001')).toBeNull();
});
