import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { describe, expect, it } from 'vitest';
import { aKnownDue } from '#shared/due/testing/a-due.ts';
import { aListedOrder } from '#shared/testing/a-listed-order.ts';
import { listedOrders, ordersWithDue } from './orders.model.ts';

const repayable: OrderStatus = { kind: 'repayable', code: 170 };
const overdue: OrderStatus = { kind: 'overdue', code: 180 };
const due: OrderStatus = { kind: 'due', code: 174 };
const closed: OrderStatus = { kind: 'closed', code: 200 };
const processing: OrderStatus = { kind: 'processing', code: 21 };

const order = (orderNo: string, status: OrderStatus | null) => aListedOrder({ orderNo, status });
const orders = [
  order('closed', closed),
  order('processing', processing),
  order('later', repayable),
  order('soon', due),
  order('late', overdue),
];
const numbers = (listed: ReturnType<typeof listedOrders>) => listed.map((each) => each.order.orderNo);

describe('listedOrders', () => {
  it('puts what presses first, by the status', () => {
    expect(numbers(listedOrders(orders, []))).toEqual(['late', 'soon', 'later', 'processing', 'closed']);
  });

  it('asks what is due of the first two that can be paid', () => {
    expect(ordersWithDue(orders).map(({ orderNo }) => orderNo)).toEqual(['late', 'soon']);
    expect(ordersWithDue([order('closed', closed), order('words', null)])).toEqual([]);
  });

  it('reserves the place of what is due, and is in the same order when it is known', () => {
    const before = listedOrders(orders, []);
    expect(before.map(({ due: state }) => state?.kind ?? null)).toEqual(['loading', 'loading', null, null, null]);
    const after = listedOrders(orders, [{ kind: 'failed' }, aKnownDue({ at: 0 })]);
    expect(numbers(after)).toEqual(numbers(before));
    expect(after.map(({ due: state }) => state?.kind ?? null)).toEqual(['failed', 'known', null, null, null]);
  });

  it('leaves words that are no code in the backend’s order, neutral and without a payment', () => {
    const listed = listedOrders(
      ['3', '1', '2'].map((orderNo) => aListedOrder({ orderNo, status: null, statusText: 'Overdue' })),
      [],
    );
    expect(numbers(listed)).toEqual(['3', '1', '2']);
    expect(listed.every(({ tone, canPay, due: state }) => tone === 'neutral' && !canPay && state === null)).toBe(true);
  });

  it.each([
    [repayable, true, 'calm'],
    [due, true, 'attention'],
    [overdue, true, 'danger'],
    [closed, false, 'success'],
    [processing, false, 'calm'],
  ] as const)('an order of %j can be paid: %s, in the tone %s', (status, canPay, tone) => {
    expect(listedOrders([order('1', status)], [])[0]).toMatchObject({ canPay, tone });
  });
});
