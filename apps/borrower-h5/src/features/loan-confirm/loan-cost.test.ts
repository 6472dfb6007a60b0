import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costPerUnit, dueDate, equalRepayments, loanCost, repaymentDays } from './loan-cost.ts';
import { applicationFor } from './loan-terms.ts';
import { contradictionsOf } from './offer-check.ts';
import { aRepayment, instalmentTerms, pesos, sixRepayments, someTerms } from './testing/loan-terms.ts';

describe('loanCost', () => {
  it('adds the repayments up and takes the loan off', () => {
    expect(loanCost(instalmentTerms())).toEqual({
      received: pesos(1_200_000),
      repaid: pesos(1_380_000),
      cost: pesos(180_000),
    });
  });

  it('knows a loan that costs nothing', () => {
    expect(loanCost(someTerms({ plan: [aRepayment({ amount: pesos(500_000) })] })).cost).toEqual(pesos(0));
  });

  it.each([
    ['no repayments were sent', []],
    ['the only one cannot be read', [aRepayment({ amount: null })]],
    ['the first cannot be read', [aRepayment({ amount: null }), ...sixRepayments]],
    ['the last cannot be read', [...sixRepayments, aRepayment({ amount: null })]],
    ['one is below zero', [...sixRepayments, aRepayment({ amount: pesos(-1) })]],
    ['the first is below zero', [aRepayment({ amount: pesos(-1) }), ...sixRepayments]],
    ['they are in two currencies', [aRepayment(), aRepayment({ amount: { minor: 1, currency: 'INR' } })]],
    ['their sum is past what can be counted', [aRepayment({ amount: pesos(2 ** 53 - 1) }), aRepayment()]],
  ])('does not know what is repaid when %s', (_, plan) => {
    expect(loanCost(someTerms({ plan }))).toEqual({ received: pesos(500_000), repaid: null, cost: null });
  });

  it('does not know the cost when the amount cannot be read', () => {
    expect(loanCost(someTerms({ amount: null }))).toEqual({ received: null, repaid: pesos(545_000), cost: null });
  });

  it('does not know the cost when less is repaid than received', () => {
    expect(loanCost(someTerms({ plan: [aRepayment({ amount: pesos(1) })] })).cost).toBeNull();
  });

  it('what is received and what it costs is what is repaid, to the centavo', () => {
    const centavos = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(centavos, fc.array(centavos, { minLength: 1, maxLength: 60 }), (amount, repayments) => {
        const plan = repayments.map((minor) => aRepayment({ amount: pesos(minor) }));
        const { repaid, cost } = loanCost({ amount: pesos(amount), plan, rows: [] });
        expect(repaid?.minor).toBe(repayments.reduce((sum, minor) => sum + minor, 0));
        if (cost) expect(cost.minor + amount).toBe(repaid?.minor);
        else expect(repaid?.minor).toBeLessThan(amount);
      }),
    );
  });
});

describe('costPerUnit', () => {
  const of = (received: number | null, cost: number | null) =>
    costPerUnit({
      received: received === null ? null : pesos(received),
      repaid: null,
      cost: cost === null ? null : pesos(cost),
    });

  it('is what ₱1,000.00 of the loan costs, to the centavo', () => {
    expect(of(1_200_000, 180_000)).toEqual({ unit: pesos(100_000), cost: pesos(15_000) });
    expect(of(300_000, 10_000)?.cost).toEqual(pesos(3_333));
  });

  it('is not said of what is not known, of what costs nothing, or of less than ₱1,000.00', () => {
    expect(of(null, 1)).toBeNull();
    expect(of(1_200_000, null)).toBeNull();
    expect(of(1_200_000, 0)).toBeNull();
    expect(of(99_999, 1_000)).toBeNull();
  });
});

describe('equalRepayments', () => {
  it('counts repayments of one amount', () => {
    expect(equalRepayments(sixRepayments)).toEqual({ count: 6, each: pesos(230_000) });
  });

  it('is nothing for one alone, where they differ, or where one cannot be read', () => {
    expect(equalRepayments([aRepayment()])).toBeNull();
    expect(equalRepayments([...sixRepayments, aRepayment({ amount: pesos(1) })])).toBeNull();
    expect(equalRepayments([...sixRepayments, aRepayment({ amount: null })])).toBeNull();
    expect(equalRepayments([])).toBeNull();
  });
});

describe('repaymentDays', () => {
  it('names the one day, or the first and the last', () => {
    expect(repaymentDays([aRepayment()])).toEqual({ kind: 'once', date: '2027-02-19' });
    expect(repaymentDays(sixRepayments)).toEqual({ kind: 'parts', count: 6, first: '2027-01-20', last: '2027-06-20' });
  });

  it.each([[[]], [[aRepayment({ payTime: '' })]], [[aRepayment(), aRepayment({ payTime: ' ' })]]])(
    'does not know %j',
    (plan) => {
      expect(repaymentDays(plan)).toEqual({ kind: 'unknown' });
    },
  );
});

describe('dueDate', () => {
  it.each([
    ['2027-02-19', '2027-02-19'],
    ['2027-02-19 08:30:00', '2027-02-19'],
    ['1803052800000', '2027-02-20'],
    ['20 Feb 2027', '20 Feb 2027'],
    ['  ', null],
    ['', null],
  ])('reads %j as %j', (payTime, expected) => {
    expect(dueDate(payTime)).toBe(expected);
  });
});

describe('applicationFor', () => {
  it('passes the terms on as they came', () => {
    expect(applicationFor(someTerms())).toEqual({ amount: pesos(500_000), periods: 91, termUnit: 'days' });
  });

  it.each([{ amount: null }, { amount: pesos(0) }, { amount: pesos(-1) }, { periods: null }, { termUnit: ' ' }])(
    'is not made with %j',
    (unreadable) => {
      expect(applicationFor(someTerms(unreadable))).toBeNull();
    },
  );
});

describe('what is kept back of the amount', () => {
  const rows = [
    { label: 'Received amount', value: '14,900.10' },
    { label: 'Service charge', value: '350.65' },
  ];
  const offer = { amount: pesos(1_525_075), plan: [aRepayment({ amount: pesos(1_525_075) })] };

  it('is a cost, also of a loan that is repaid with its amount alone', () => {
    expect(loanCost({ ...offer, rows }).cost).toEqual(pesos(35_065));
    expect(loanCost({ ...offer, rows: [] }).cost).toEqual(pesos(0));
  });

  it('blocks Apply: the page says another sum than the lender’s row', () => {
    expect(contradictionsOf(someTerms({ ...offer, rows }))).toEqual([
      { kind: 'row', row: { label: 'Received amount', value: '14,900.10' }, expected: pesos(1_525_075) },
    ]);
  });
});
