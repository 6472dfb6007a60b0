import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { describe, expect, it } from 'vitest';
import { aRecommendedProduct } from '#features/order/testing/a-recommended-product.ts';
import { anOrder } from '#shared/testing/an-order.ts';
import { actionsFor, footerFor, isDeadEnd, orderShownBy, redirectFor, stepOf } from './order-details.model.ts';

const processing: OrderStatus = { kind: 'processing', code: 21 };
const due: OrderStatus = { kind: 'due', code: 174 };
const overdue: OrderStatus = { kind: 'overdue', code: 180 };
const repayable: OrderStatus = { kind: 'repayable', code: 170 };
const closed: OrderStatus = { kind: 'closed', code: 200 };
const silent: readonly OrderStatus[] = [
  processing,
  { kind: 'status110', code: 110 },
  { kind: 'status151', code: 151 },
  { kind: 'unrecognised', raw: '333' },
];

describe('actionsFor', () => {
  it.each([due, overdue])('offers REPAY and a rollover for $code where the order may be rolled over', (status) => {
    expect(actionsFor(status, true)).toEqual([{ kind: 'repay', emphasis: 'loud' }, { kind: 'rollOver' }]);
  });

  it.each([due, overdue])('offers Repayment alone for $code otherwise', (status) => {
    expect(actionsFor(status, false)).toEqual([{ kind: 'repay', emphasis: 'plain' }]);
  });

  it.each([true, false])('offers Repayment for 170, rollover or not (%s)', (canRollOver) => {
    expect(actionsFor(repayable, canRollOver)).toEqual([{ kind: 'repay', emphasis: 'plain' }]);
  });

  it('offers Borrow Again for 200', () => {
    expect(actionsFor(closed, false)).toEqual([{ kind: 'borrowAgain' }]);
  });

  it.each(silent)('offers nothing for $kind', (status) => {
    expect(actionsFor(status, true)).toEqual([]);
  });
});

describe('footerFor', () => {
  const products = [aRecommendedProduct()];

  it.each(silent)('shows the products for $kind', (status) => {
    expect(footerFor(anOrder({ status, recommendedProducts: products }))).toEqual({ kind: 'products' });
  });

  it.each([repayable, due, overdue, closed])('shows buttons, and no products, for $code', (status) => {
    expect(footerFor(anOrder({ status, recommendedProducts: products })).kind).toBe('actions');
  });

  it('offers the money of an approved order, whatever products come with it', () => {
    const approved = anOrder({ status: processing, withdrawMessage: 'Ready', recommendedProducts: products });
    expect(footerFor(approved)).toEqual({ kind: 'actions', actions: [{ kind: 'withdraw' }] });
  });

  it('shows neither where there are neither', () => {
    expect(footerFor(anOrder({ status: processing, recommendedProducts: [] }))).toEqual({ kind: 'none' });
  });
});

describe('stepOf', () => {
  it('names the step that the status is sure of', () => {
    expect(stepOf(anOrder({ status: processing, withdrawMessage: null }))).toBe(1);
    expect(stepOf(anOrder({ status: processing, withdrawMessage: 'Ready' }))).toBe(2);
    expect(stepOf(anOrder({ status: closed }))).toBe(4);
  });

  it('leaves it open for 151, which is under way and says no more', () => {
    expect(stepOf(anOrder({ status: { kind: 'status151', code: 151 } }))).toBe('open');
  });

  it.each<OrderStatus>([{ kind: 'status110', code: 110 }, { kind: 'unrecognised', raw: '333' }, due])(
    'names none of $kind',
    (status) => {
      expect(stepOf(anOrder({ status, withdrawMessage: 'Ready' }))).toBeNull();
    },
  );
});

describe('isDeadEnd', () => {
  const status: OrderStatus = { kind: 'status110', code: 110 };

  it('is said of 110 without products', () => {
    expect(isDeadEnd(anOrder({ status }))).toBe(true);
    expect(isDeadEnd(anOrder({ status, recommendedProducts: [aRecommendedProduct()] }))).toBe(false);
  });

  it.each([processing, due, closed])('is not said of $kind', (other) => {
    expect(isDeadEnd(anOrder({ status: other }))).toBe(false);
  });
});

describe('redirectFor', () => {
  const page = 'https://h5.example.ph/loanDetail?productId=101&orderId=8401';

  it('keeps a processing order, whose link is behind the withdraw prompt', () => {
    expect(redirectFor(anOrder({ status: processing, confirmUrl: '/withdraw' }), page)).toBeNull();
  });

  it.each([repayable, due, closed])('follows the link for $code', (status) => {
    expect(redirectFor(anOrder({ status, confirmUrl: '/confirm' }), page)).toBe('/confirm');
  });

  it('stays without a link', () => {
    expect(redirectFor(anOrder({ status: due, confirmUrl: null }), page)).toBeNull();
  });

  it.each([page, '/loanDetail?orderId=8401', '/loanDetail?lang=fil&orderId=8401&sessionId=S1'])(
    'stays where the link is its own page: %s',
    (confirmUrl) => {
      expect(redirectFor(anOrder({ status: due, confirmUrl }), page)).toBeNull();
    },
  );

  it.each([
    ['/loanDetail?orderId=8402&lang=fil', '8402'],
    [page, '8401'],
    ['/repay?orderId=8402', null],
    ['https://pay.example/loanDetail?orderId=8402', null],
    ['peace://x', null],
    ['https://', null],
  ])('knows whose details %s shows', (link, order) => expect(orderShownBy(link, page)).toBe(order));

  it.each([
    '/loanDetail?orderId=8402',
    '/repay?orderId=8401',
    'https://pay.example/loanDetail?orderId=8401',
    'peace://x',
  ])('follows %s', (confirmUrl) => {
    expect(redirectFor(anOrder({ status: due, confirmUrl }), page)).toBe(confirmUrl);
  });
});
