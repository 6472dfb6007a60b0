import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { describe, expect, it } from 'vitest';
import { aKnownDue } from '#features/due/testing/a-due.ts';
import { aListedOrder } from '#shared/testing/a-listed-order.ts';
import { listedOrders, ordersWithDue } from './orders.model.ts';

const repayable: OrderStatus = { kind: 'repayable', code: 170 };
const due180: OrderStatus = { kind: 'due', code: 180 };
const due: OrderStatus = { kind: 'due', code: 174 };
const closed: OrderStatus = { kind: 'closed', code: 200 };
const processing: OrderStatus = { kind: 'processing', code: 21 };

const order = (orderNo: string, status: OrderStatus | null) => aListedOrder({ orderNo, status });
const orders = [
  order('closed', closed),
  order('processing', processing),
  order('170', repayable),
  order('174', due),
  order('180', due180),
];
const numbers = (listed: ReturnType<typeof listedOrders>) => listed.map((each) => each.order.orderNo);

describe('listedOrders', () => {
  it('puts first what can be paid and last what is closed, and takes no status for late', () => {
    expect(numbers(listedOrders(orders, []))).toEqual(['170', '174', '180', 'processing', 'closed']);
    const reversed = [order('180', due180), order('174', due), order('170', repayable)];
    expect(numbers(listedOrders(reversed, []))).toEqual(['180', '174', '170']);
  });

  it('asks what is due of the first six that can be paid', () => {
    expect(ordersWithDue(orders).map(({ orderNo }) => orderNo)).toEqual(['170', '174', '180']);
    const many = Array.from({ length: 8 }, (_, index) => order(String(index), due));
    expect(ordersWithDue(many).map(({ orderNo }) => orderNo)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(ordersWithDue([order('closed', closed), order('words', null)])).toEqual([]);
  });

  it('reserves the place of what is due, and is in the same order when it is known', () => {
    const before = listedOrders(orders, []);
    expect(before.map(({ due: state }) => state?.kind ?? null)).toEqual(['loading', 'loading', 'loading', null, null]);
    const after = listedOrders(orders, [{ kind: 'failed' }, aKnownDue({ at: 0 })]);
    expect(numbers(after)).toEqual(numbers(before));
    expect(after.map(({ due: state }) => state?.kind ?? null)).toEqual(['failed', 'known', 'loading', null, null]);
  });

  it('leaves words that are no code in the backend’s order, without a payment', () => {
    const listed = listedOrders(
      ['3', '1', '2'].map((orderNo) => aListedOrder({ orderNo, status: null, statusText: 'Overdue' })),
      [],
    );
    expect(numbers(listed)).toEqual(['3', '1', '2']);
    expect(listed.every(({ canPay, due: state }) => !canPay && state === null)).toBe(true);
  });
});
