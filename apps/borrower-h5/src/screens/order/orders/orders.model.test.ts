import { describe, expect, it } from 'vitest';
import { aDue, storyNow } from '#shared/due/testing/a-due.ts';
import { listedOrders } from './orders.model.ts';
import { aListedOrder } from '#shared/testing/a-listed-order.ts';

const on = (day: string) => aDue({ at: Date.parse(`${day}T00:00:00+08:00`) });
const repayable = { kind: 'repayable', code: 170 } as const;
const overdue = { kind: 'overdue', code: 180 } as const;
const due = { kind: 'due', code: 174 } as const;
const closed = { kind: 'closed', code: 200 } as const;
const processing = { kind: 'processing', code: 21 } as const;

describe('listedOrders', () => {
  it('puts what presses first', () => {
    const orders = [
      aListedOrder({ orderNo: 'closed', standing: closed }),
      aListedOrder({ orderNo: 'processing', standing: processing }),
      aListedOrder({ orderNo: 'later', standing: repayable, due: on('2026-12-27') }),
      aListedOrder({ orderNo: 'soon', standing: due, due: on('2026-11-22') }),
      aListedOrder({ orderNo: 'late', standing: overdue, due: on('2026-11-17') }),
    ];
    const numbers = listedOrders(orders, storyNow).map(({ order }) => order.orderNo);
    expect(numbers).toEqual(['late', 'soon', 'later', 'processing', 'closed']);
  });

  it('keeps the backend’s order where it says no status', () => {
    const orders = ['3', '1', '2'].map((orderNo) => aListedOrder({ orderNo }));
    const listed = listedOrders(orders, storyNow);
    expect(listed.map(({ order }) => order.orderNo)).toEqual(['3', '1', '2']);
    expect(listed.every(({ tone, canPay, due: sum }) => tone === 'neutral' && !canPay && sum === null)).toBe(true);
  });

  it.each([
    [repayable, true],
    [due, true],
    [overdue, true],
    [closed, false],
    [processing, false],
  ])('an order of %j can be paid: %s', (standing, canPay) => {
    expect(listedOrders([aListedOrder({ standing })], storyNow)[0]?.canPay).toBe(canPay);
  });
});
