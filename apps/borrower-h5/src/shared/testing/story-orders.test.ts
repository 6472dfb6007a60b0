import { daysBetween, formatDate, formatMoney, parseMoney } from '@peace/money-date';
import { describe, expect, it } from 'vitest';
import { closedOrder, dueOrder, instalmentOrder, overdueOrder, repayableOrder } from './story-orders.ts';

const orders = { dueOrder, repayableOrder, overdueOrder, instalmentOrder, closedOrder };
type Order = ReturnType<typeof dueOrder>;

const valueOf = (order: Order, label: string): string => order.rows.find((row) => row.label === label)?.value ?? '';
const minorOf = (order: Order, label: string): number =>
  parseMoney(valueOf(order, label).replaceAll(/[₱,]/g, ''), 'PHP')?.minor ?? 0;

describe.each(Object.entries(orders))('%s could be true', (_, orderOf) => {
  const order = orderOf();
  const owed = ['Loan amount', 'Interest', 'Late penalty, once', 'Late interest, 5% a day']
    .map((label) => minorOf(order, label))
    .reduce((sum, minor) => sum + minor);
  const of = Number(valueOf(order, 'Period').split(' of ')[1] ?? 1);
  const { due } = order;

  it('has sums that add up', () => {
    expect(Math.round(owed / of)).toBe(due?.amount.minor ?? minorOf(order, 'Amount repaid'));
    if (due) expect(minorOf(order, 'Repayment amount')).toBe(owed);
  });

  it('ends as many days after its application as it lasts', () => {
    const applied = Date.parse(`${valueOf(order, 'Application date')}T00:00:00+08:00`);
    const days = daysBetween(applied, due?.at ?? Date.parse(`${valueOf(order, 'Repaid on')}T00:00:00+08:00`));
    if (order.due && of === 1) expect(`${days} days`).toBe(valueOf(order, 'Loan term'));
    else expect(days).toBeLessThanOrEqual(91);
  });

  it('says no other amount and no other day in its sentence than in its figures', () => {
    const { statusDescription } = order;
    const amounts = statusDescription.match(/₱[\d,.]*\d/g) ?? [];
    const days = statusDescription.match(/\d{1,2} \p{L}+ \d{4}/gu) ?? [];
    if (!due) return expect([...amounts, ...days]).toEqual([]);
    for (const amount of amounts) expect(amount).toBe(formatMoney(due.amount));
    for (const day of days) expect(formatDate(Date.parse(`${day} 00:00 GMT+8`))).toBe(formatDate(due.at));
  });
});
