import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDelayInfo } from '#features/payment/testing/a-repayment.ts';
import { extraCostOf, planTotalOf } from './repay-delay.model.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;
const row = (minor: number | null) => ({
  remark: '',
  title: '',
  amount: minor === null ? null : pesos(minor),
  time: '',
});
const of = (plan: readonly (number | null)[], changes: Parameters<typeof aDelayInfo>[0] = {}) =>
  extraCostOf(aDelayInfo({ plan: plan.map(row), ...changes }));

it('says what moving costs', () => {
  expect(of([45_000, 545_000])).toEqual(pesos(45_000));
});

it('leaves the late charges out of what moving costs: they are part of both sums', () => {
  const late = { amount: pesos(748_500), delayAmount: pesos(248_500) };
  expect(of([248_500, 545_000], late)).toEqual(pesos(45_000));
});

describe('says no cost', () => {
  it.each([
    ['without a plan', []],
    ['with the price alone', [45_000]],
    ['with more than one later payment', [45_000, 300_000, 245_000]],
    ['where later more is due than today: of several instalments in one row, for example', [45_000, 1_035_000]],
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

it.each([
  ['the price and what is paid later', [45_000, 345_000, 345_000], 735_000],
  ['one row alone', [45_000], null],
  ['a row that cannot be read', [45_000, null, 345_000], null],
  ['another sum than the price first', [50_000, 345_000], null],
])('adds up the plan: %s', (_name, plan, total) => {
  expect(planTotalOf(aDelayInfo({ plan: plan.map(row) }))).toEqual(total && pesos(total));
});

const centavos = { min: 1, max: 10_000_000 };

/** A response for a loan: what is late is due today, and is part of the price. */
const response = fc
  .record({
    open: fc.array(fc.integer(centavos), { minLength: 1, maxLength: 5 }),
    interest: fc.integer(centavos),
    late: fc.integer({ ...centavos, min: 0 }),
  })
  .filter(({ open: [next = 0], interest }) => interest <= next);

it('says what moving costs, or nothing: of every plan of instalments', () => {
  fc.assert(
    fc.property(response, ({ open, interest, late }) => {
      const [next = 0] = open;
      const price = interest + late;
      const extra = of([price, ...open], { amount: pesos(next + late), delayAmount: pesos(price) });
      expect(extra).toEqual(open.length === 1 ? pesos(interest) : null);
    }),
  );
});
