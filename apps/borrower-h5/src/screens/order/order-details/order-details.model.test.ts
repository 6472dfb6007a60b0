import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { describe, expect, it } from 'vitest';
import { aRecommendedProduct } from '#features/order/testing/a-recommended-product.ts';
import { anOrder } from '#shared/testing/an-order.ts';
import {
  actionsFor,
  afterRating,
  footerFor,
  isUnclear,
  orderShownBy,
  promptFor,
  quietActionsFor,
  redirectFor,
  telephoneOf,
} from './order-details.model.ts';

const processing: OrderStatus = { kind: 'processing', code: 21 };
const due: OrderStatus = { kind: 'due', code: 174 };
const due180: OrderStatus = { kind: 'due', code: 180 };
const repayable: OrderStatus = { kind: 'repayable', code: 170 };
const closed: OrderStatus = { kind: 'closed', code: 200 };
const silent: readonly OrderStatus[] = [
  processing,
  { kind: 'status110', code: 110 },
  { kind: 'status151', code: 151 },
  { kind: 'unrecognised', raw: '333' },
];

describe('actionsFor', () => {
  it.each([due, due180])('offers REPAY and a rollover for $code where the order may be rolled over', (status) => {
    expect(actionsFor(status, true)).toEqual([{ kind: 'repay', emphasis: 'loud' }, { kind: 'rollOver' }]);
  });

  it.each([due, due180])('offers Repayment alone for $code otherwise', (status) => {
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

  const told = [null, 'Ready'].flatMap((withdrawMessage) =>
    [null, '/withdraw'].map((confirmUrl) => ({ withdrawMessage, confirmUrl, recommendedProducts: products })),
  );

  it.each(silent)('shows the products for $kind, whatever reyMsg and playeduL say', (status) => {
    for (const each of told) expect(footerFor(anOrder({ status, ...each }))).toEqual({ kind: 'products' });
  });

  it.each([repayable, due, due180, closed])('shows buttons, and no products, for $code', (status) => {
    for (const each of told) expect(footerFor(anOrder({ status, ...each })).kind).toBe('actions');
  });

  it('offers a withdrawal, in a row of its own where there are products', () => {
    const approved = anOrder({ status: processing, withdrawMessage: 'Ready', confirmUrl: '/withdraw' });
    expect(footerFor(approved)).toEqual({ kind: 'actions', actions: [{ kind: 'withdraw' }] });
    expect(quietActionsFor(approved)).toEqual([]);
    const beside = { ...approved, recommendedProducts: products };
    expect(footerFor(beside)).toEqual({ kind: 'products' });
    expect(quietActionsFor(beside)).toEqual(['withdraw']);
  });

  it('offers no withdrawal without its link, which leads to customer service instead', () => {
    const approved = anOrder({ status: processing, withdrawMessage: 'Ready' });
    expect(footerFor(approved)).toEqual({ kind: 'none' });
    expect(isUnclear(approved)).toBe(true);
    expect(isUnclear({ ...approved, confirmUrl: '/withdraw' })).toBe(false);
    expect(isUnclear({ ...approved, withdrawMessage: null })).toBe(false);
  });

  it('shows neither where there are neither', () => {
    expect(footerFor(anOrder({ status: processing, recommendedProducts: [] }))).toEqual({ kind: 'none' });
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

describe('promptFor', () => {
  const everything = anOrder({
    status: processing,
    withdrawMessage: 'Withdraw?',
    cardPrompt: { title: '', message: '' },
    asksForRating: true,
  });

  it('asks one after the other: withdraw, card, rating, nothing', () => {
    expect(promptFor(everything, new Set())).toBe('withdraw');
    expect(promptFor(everything, new Set(['withdraw']))).toBe('bindCard');
    expect(promptFor(everything, new Set(['withdraw', 'bindCard']))).toBe('rating');
    expect(promptFor(everything, new Set(['withdraw', 'bindCard', 'rating']))).toBeNull();
  });

  it('does not ask to withdraw in another status, nor without a message', () => {
    expect(promptFor(anOrder({ status: due, withdrawMessage: 'Withdraw?' }), new Set())).toBeNull();
    expect(promptFor(anOrder({ status: processing, withdrawMessage: null }), new Set())).toBeNull();
  });
});

describe('quietActionsFor', () => {
  it('offers again what the prompts of an order ask, but no rating', () => {
    const order = anOrder({
      status: processing,
      withdrawMessage: 'Withdraw?',
      cardPrompt: { title: '', message: '' },
      asksForRating: true,
    });
    expect(quietActionsFor(order)).toEqual(['bindCard']);
  });

  it('leads from a closed order to the borrower’s own page', () => {
    expect(quietActionsFor(anOrder({ status: closed }))).toEqual(['myAccount']);
  });

  it.each([due, due180, repayable])('offers nothing besides for $code', (status) => {
    expect(quietActionsFor(anOrder({ status, withdrawMessage: 'Withdraw?' }))).toEqual([]);
  });
});

describe('telephoneOf', () => {
  it.each([
    ['028123456', '028123456'],
    ['+63 (917) 123-4567', '+63 (917) 123-4567'],
    ['**** 4567', '+63281234567'],
    ['0917 *** 4567', '+63281234567'],
    ['tawagan ninyo kami', '+63281234567'],
    [null, '+63281234567'],
  ])('of an order with %j is %s', (telephone, expected) => {
    expect(telephoneOf(anOrder({ telephone }), '+63281234567')).toBe(expected);
  });
});

describe('afterRating', () => {
  it.each([
    [1, 'result'],
    [3, 'result'],
    [4, 'store'],
    [5, 'store'],
  ])('sends %i stars to the %s', (stars, next) => {
    expect(afterRating(stars)).toBe(next);
  });
});
