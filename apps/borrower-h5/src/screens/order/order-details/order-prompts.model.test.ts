import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#shared/testing/an-order.ts';
import { afterRating, promptFor, quietActionsFor } from './order-prompts.model.ts';

const processing: OrderStatus = { kind: 'processing', code: 21 };
const due: OrderStatus = { kind: 'due', code: 174 };
const overdue: OrderStatus = { kind: 'overdue', code: 180 };
const repayable: OrderStatus = { kind: 'repayable', code: 170 };
const closed: OrderStatus = { kind: 'closed', code: 200 };

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

  it('leads from a repaid order to the borrower’s own page', () => {
    expect(quietActionsFor(anOrder({ status: closed }))).toEqual(['myAccount']);
  });

  it.each([due, overdue, repayable])('offers nothing besides for $code', (status) => {
    expect(quietActionsFor(anOrder({ status, withdrawMessage: 'Withdraw?' }))).toEqual([]);
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
