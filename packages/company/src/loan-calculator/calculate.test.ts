import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' });

describe('calculate', () => {
  it('charges the rate for each period', () => {
    expect(calculate({ amount: '10000', rate: '3.5', period: '3' })).toMatchObject({
      kind: 'calculated',
      amount: pesos(1_000_000),
      interest: pesos(105_000),
      total: pesos(1_105_000),
      isPeriodRounded: false,
    });
  });

  it('rounds the period for the interest alone', () => {
    expect(calculate({ amount: '10000', rate: '3.5', period: '2.6' })).toMatchObject({
      kind: 'calculated',
      interest: pesos(105_000),
      total: pesos(1_091_000),
      isPeriodRounded: true,
      instalments: [],
      effectiveRate: null,
    });
  });

  it('divides the total into payments and says what they really cost', () => {
    expect(calculate({ amount: '12000', rate: '2.5', period: '6' })).toMatchObject({
      interest: pesos(180_000),
      total: pesos(1_380_000),
      instalments: Array.from({ length: 6 }, () => pesos(230_000)),
      effectiveRate: { monthly: 415, yearly: 6281 },
    });
  });

  it.each([
    ['10000', '6', '4', false],
    ['10000', '6.01', '4', true],
    ['10000', '100', '0.5', true],
    ['10001', '6.01', '4', false],
    ['10000', '6.01', '5', false],
  ])('of %s at %s%% for %s months is above the limits of law: %s', (amount, rate, period, isOverLimit) => {
    expect(calculate({ amount, rate, period })).toMatchObject({ isOverLimit });
  });

  it.each(['', ' '])('misses what is not filled in (%j)', (text) => {
    expect(calculate({ amount: text, rate: text, period: text })).toEqual({
      kind: 'invalid',
      problems: { amount: 'missing', rate: 'missing', period: 'missing' },
    });
  });

  it('tells an empty field from one without a number', () => {
    expect(calculate({ amount: '10k', rate: '', period: '6' })).toEqual({
      kind: 'invalid',
      problems: { amount: 'notANumber', rate: 'missing' },
    });
  });

  it.each(['1,000', '1000.50', '-1000', '1e3', 'ten', '₱1000', '１０００'])(
    'takes digits only as the amount, not %j',
    (amount) => {
      expect(calculate({ amount, rate: '1', period: '1' })).toEqual({
        kind: 'invalid',
        problems: { amount: 'notANumber' },
      });
    },
  );

  it.each(['x', '-1', '1e3', '1,', '1,5,0', '%'])(
    'takes numbers that are not negative as rate and period, not %j',
    (text) => {
      expect(calculate({ amount: '1', rate: text, period: text })).toEqual({
        kind: 'invalid',
        problems: { rate: 'notANumber', period: 'notANumber' },
      });
    },
  );

  it.each([
    ['3,5', '3.5'],
    ['3,50', '3.50'],
    [' 12,25 ', '12.25'],
    ['2,500', '2500'],
    ['1,234.5', '1234.5'],
  ])('reads a rate and a period of %j as %s', (typed, meant) => {
    const of = (text: string) => calculate({ amount: '12000', rate: text, period: text });
    expect(of(typed)).toEqual(of(meant));
  });

  it.each([
    ['100', false],
    ['100.01', true],
    ['2,500', true],
  ])('doubts a rate of %s percent: %s', (rate, isRateDoubtful) => {
    expect(calculate({ amount: '12000', rate, period: '6' })).toMatchObject({ kind: 'calculated', isRateDoubtful });
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
