import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costPerUnit, dueDate, equalRepayments, isMonthly, loanCost } from './loan-cost.ts';
import { applicationFor } from './loan-terms.ts';
import { aRepayment, instalmentTerms, pesos, sixRepayments, someTerms } from './testing/loan-terms.ts';

describe('loanCost', () => {
  it('adds the repayments up and takes the loan off', () => {
    expect(loanCost(instalmentTerms())).toEqual({
      amount: pesos(1_200_000),
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
    expect(loanCost(someTerms({ plan }))).toMatchObject({ amount: pesos(500_000), repaid: null, cost: null });
  });

  it('does not know the cost when the amount cannot be read', () => {
    expect(loanCost(someTerms({ amount: null }))).toEqual({
      amount: null,
      received: null,
      repaid: pesos(545_000),
      cost: null,
    });
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
  const of = (amount: number | null, cost: number | null) =>
    costPerUnit({
      amount: amount === null ? null : pesos(amount),
      received: null,
      repaid: null,
      cost: cost === null ? null : pesos(cost),
    });

  it('is what ₱1,000.00 of the loan costs, to the centavo', () => {
    expect(of(1_200_000, 180_000)).toEqual({ unit: pesos(100_000), cost: pesos(15_000) });
    expect(of(300_000, 10_000)?.cost).toEqual(pesos(3_333));
  });

  it('is null for what is not known, for what costs nothing, and for less than ₱1,000.00', () => {
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

describe('isMonthly', () => {
  const on = (...days: string[]) => days.map((payTime) => aRepayment({ payTime }));

  it('is true for repayments in months that follow each other', () => {
    expect(isMonthly(sixRepayments)).toBe(true);
    expect(isMonthly(on('2026-12-31', '2027-01-31', '2027-02-28'))).toBe(true);
  });

  it.each([
    [[]],
    [['2027-01-20']],
    [['2027-01-06', '2027-01-20']],
    [['2027-01-20', '2027-03-20']],
    [['soon', 'later']],
  ])('is false for %j', (days) => {
    expect(isMonthly(on(...days))).toBe(false);
  });
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

describe('what is received', () => {
  const offer = { amount: pesos(1_525_075), plan: [aRepayment({ amount: pesos(1_600_000) })] };
  const charge = { label: 'Service charge', value: '350.65' };
  const costOf = (...rows: { readonly label: string; readonly value: string }[]) => {
    const { received, cost } = loanCost({ ...offer, rows: [...rows, charge] });
    return [received, cost];
  };
  const received = (label: string, value: string) => ({ label, value });

  it('is what the one row says that names it, and what is kept back is part of the cost', () => {
    expect(costOf(received('Received amount', '14,900.10'))).toEqual([pesos(1_490_010), pesos(109_990)]);
    expect(costOf(received('Amount received', '₱15,250.75'))).toEqual([pesos(1_525_075), pesos(74_925)]);
  });

  it.each([
    ['no row names it', []],
    ['two rows name it', [received('Net proceeds', '14,900.10'), received('You receive', '14,900.10')]],
    ['it is more than the amount', [received('You receive', '15,250.76')]],
    ['it is nothing', [received('Disbursed amount', '0.00')]],
    ['it is in another currency', [received('You receive', '₹14,900.10')]],
    ['it cannot be read', [received('You receive', 'up to ₱14,900.10')]],
  ])('is not known where %s, and the cost is counted from the amount', (_, rows) => {
    expect(costOf(...rows)).toEqual([null, pesos(74_925)]);
  });
});
