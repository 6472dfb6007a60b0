import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { describe, expect, it } from 'vitest';
import { aDue, aKnownDue, storyNow } from '#features/due/testing/a-due.ts';
import { aListedOrder } from '#shared/testing/a-listed-order.ts';
import { listedOrders, ordersWithDue, toPayOf } from './orders.model.ts';

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

describe('toPayOf', () => {
  const failed = { kind: 'failed' } as const;
  const late = aKnownDue({ at: storyNow - 3 * 86_400_000 });
  const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;
  const of = (dues: Parameters<typeof listedOrders>[1], now: number | null = storyNow) =>
    toPayOf(
      listedOrders(
        dues.map((_, index) => order(String(index), due)),
        dues,
      ),
      now,
    );

  it('adds up what is known, and says of how many orders, and what of it is late', () => {
    expect(of([aKnownDue(), late])).toMatchObject({
      count: 2,
      all: 2,
      total: pesos(1_090_000),
      late: pesos(545_000),
      next: aDue().at,
    });
    expect(of([aKnownDue(), failed])).toMatchObject({ state: 'known', count: 1, all: 2, total: pesos(545_000) });
    expect(of([late, late])).toMatchObject({ tone: 'danger', late: pesos(1_090_000), next: null });
  });

  it('names no sum while one amount is read, where none is known, and of two currencies', () => {
    expect(of([aKnownDue(), { kind: 'loading' }])).toMatchObject({ state: 'loading', total: null });
    expect(of([failed, failed])).toMatchObject({ state: 'failed', total: null });
    expect(of([aKnownDue(), aKnownDue({ amount: { minor: 1, currency: 'INR' } })])).toBeNull();
    expect(toPayOf(listedOrders([order('1', closed), order('2', null)], []), storyNow)).toBeNull();
  });

  it('calls nothing late by a clock that is wrong', () => {
    expect(of([late, late], null)).toMatchObject({ tone: 'calm', late: null });
  });

  it('takes the orders beyond the first six for orders whose amount is not known', () => {
    const many = listedOrders(
      Array.from({ length: 8 }, (_, index) => order(String(index), due)),
      Array.from({ length: 6 }, () => aKnownDue()),
    );
    expect(toPayOf(many, storyNow)).toMatchObject({ count: 6, all: 8, total: pesos(6 * 545_000) });
  });
});
