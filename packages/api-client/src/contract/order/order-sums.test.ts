import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderSums } from './order-sums.ts';

const day = Date.parse('2026-11-27T00:00:00+08:00');
const amount = { minor: 545_000, currency: 'PHP' };

describe('the sums of an order', () => {
  it('are null where the backend sends none', () => {
    expect(parse(orderSums, {})).toEqual({ due: null, repaid: null });
  });

  it('are an amount and a day', () => {
    expect(parse(orderSums, { repayAmount: '5450.00', repayDate: '2026-11-27' }).due).toEqual({
      amount,
      at: day,
      instalment: null,
    });
    expect(parse(orderSums, { repaidAmount: 5450, repaidDate: '2026-11-27' }).repaid).toEqual({ amount, at: day });
  });

  it.each([
    { repayAmount: '5450.00' },
    { repayDate: '2026-11-27' },
    { repayAmount: 'soon', repayDate: '2026-11-27' },
    { repayAmount: '0', repayDate: '2026-11-27' },
    { repayAmount: '5450.00', repayDate: 'payday' },
  ])('are no sum in part: %j', (wire) => {
    expect(parse(orderSums, wire).due).toBeNull();
  });

  it.each([
    [2, '4', { number: 2, of: 4 }],
    [1, 1, null],
    [5, 4, null],
    [0, 4, null],
    [2, undefined, null],
  ])('period %j of %j is the instalment %j', (period, periods, instalment) => {
    const wire = { repayAmount: '5450.00', repayDate: '2026-11-27', period, periods };
    expect(parse(orderSums, wire).due?.instalment).toEqual(instalment);
  });
});
