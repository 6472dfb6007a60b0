import { describe, expect, it } from 'vitest';
import { aDelayInfo } from '#features/repayment/testing/a-repayment.ts';
import { moveComparisonOf } from './repay-delay.model.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;
const row = (minor: number | null) => ({
  remark: '',
  title: '',
  amount: minor === null ? null : pesos(minor),
  time: '',
});
const of = (plan: readonly (number | null)[], changes: Parameters<typeof aDelayInfo>[0] = {}) =>
  moveComparisonOf(aDelayInfo({ plan: plan.map(row), ...changes }));

it('adds up what is paid either way', () => {
  expect(of([45_000, 545_000])).toEqual({
    today: pesos(545_000),
    now: pesos(45_000),
    later: pesos(545_000),
    total: pesos(590_000),
    extra: pesos(45_000),
  });
  expect(of([45_000, 300_000, 300_000])?.extra).toEqual(pesos(100_000));
});

describe('compares nothing', () => {
  it.each([
    ['without a plan', []],
    ['with the price alone', [45_000]],
    ['where a row cannot be read', [45_000, null]],
    ['where the plan begins with another sum', [50_000, 545_000]],
    ['where moving would cost nothing', [45_000, 500_000]],
  ])('%s', (_name, plan) => {
    expect(of(plan)).toBeNull();
  });

  it('is null where the debt or the price cannot be read', () => {
    expect(of([45_000, 545_000], { amount: null })).toBeNull();
    expect(of([45_000, 545_000], { delayAmount: null })).toBeNull();
  });
});
