import { loanTerms } from '../loan-terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCompany } from '../testing/a-company.ts';
import { lateCharge } from '../late-charges.ts';
import { exampleTexts, smallLoanPayment, workedExample } from './worked-example.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' as const });
const { offer } = aCompany();

describe('the worked example', () => {
  it('is the calculator’s result for the company’s defaults, dated', () => {
    const example = workedExample(offer);
    expect(exampleTexts(example)).toEqual({
      amount: '₱12,000',
      total: '₱13,800',
      cost: '₱1,800',
      each: '₱2,300',
      rate: '2.5',
      months: 6,
      effective: '62.81%',
      effectiveMonthly: '4.15%',
    });
    expect(example.payments.map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
      '2027-06-01',
    ]);
  });

  it('has a payment of the largest small loan beside it', () => {
    // (10,000 + 10,000 × 2.5% × 4) ÷ 4
    expect(smallLoanPayment('2.5')).toEqual(pesos(275_000));
  });

  it('refuses an offer that is no loan', () => {
    const months = { ...offer.months, default: '0' };
    expect(() => workedExample({ ...offer, months })).toThrow('is no loan');
  });
});

describe('the late charge (spec §9)', () => {
  it.each([
    [0, 0],
    [1, 100_000 + 11_500],
    [10, 100_000 + 115_000],
    [30, 100_000 + 345_000],
    // 30 × 5% + 60 × 4% + 10 × 2% of 2,300
    [100, 100_000 + 943_000],
  ])('after %i days is a penalty of 1,000 and the interest of each day', (days, minor) => {
    expect(lateCharge(pesos(230_000), days)).toEqual(pesos(minor));
  });

  it('grows each day by that day’s rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 100_000 }), (day, unpaid) => {
        const rate = [...loanTerms.lateInterest].reverse().find(({ from }) => day + 1 >= from)?.percentPerDay ?? 0;
        const before = lateCharge(pesos(unpaid * 100), day)?.minor ?? 0;
        expect(lateCharge(pesos(unpaid * 100), day + 1)?.minor).toBe(before + unpaid * rate);
      }),
    );
  });
});
