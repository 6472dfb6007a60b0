import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculator.model.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' });

describe('calculate', () => {
  it('charges the rate for each period', () => {
    expect(calculate({ amount: '10000', rate: '3.5', period: '3' })).toEqual({
      kind: 'calculated',
      interest: pesos(105_000),
      total: pesos(1_105_000),
      isPeriodRounded: false,
    });
  });

  it('rounds the period for the interest alone', () => {
    expect(calculate({ amount: '10000', rate: '3.5', period: '2.6' })).toEqual({
      kind: 'calculated',
      interest: pesos(105_000),
      total: pesos(1_091_000),
      isPeriodRounded: true,
    });
  });

  it.each(['', ' ', '1,000', '1000.50', '-1000', '1e3', 'ten', '₱1000', '１０００'])(
    'takes digits only as the amount, not %j',
    (amount) => {
      expect(calculate({ amount, rate: '1', period: '1' })).toEqual({ kind: 'invalid', fields: ['amount'] });
    },
  );

  it.each(['', 'x', '-1', '1e3', '1,5', '%'])(
    'takes numbers that are not negative as rate and period, not %j',
    (text) => {
      expect(calculate({ amount: '1', rate: text, period: text })).toEqual({
        kind: 'invalid',
        fields: ['rate', 'period'],
      });
    },
  );

  it('names all fields when nothing is filled in', () => {
    expect(calculate({ amount: '', rate: '', period: '' })).toEqual({
      kind: 'invalid',
      fields: ['amount', 'rate', 'period'],
    });
  });

  it('says nothing rather than something inexact', () => {
    const result = calculate({ amount: '9'.repeat(30), rate: '1', period: '1' });
    expect(result).toMatchObject({ kind: 'calculated', interest: null, total: null });
  });

  it('has a total of amount and interest whenever the period is whole', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), fc.nat(400), (amount, rate, period) => {
        const result = calculate({ amount: `${amount}`, rate: `${rate / 100}`, period: `${period}` });
        if (result.kind !== 'calculated' || !result.interest || !result.total) throw new Error('not calculated');
        expect(result.total.minor).toBe(amount * 100 + result.interest.minor);
      }),
    );
  });
});
