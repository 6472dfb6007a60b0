import { formatMoney } from '@peace/money-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTerms, contradictedIn, contradictionsOf } from './offer-check.ts';
import { aRepayment, instalmentTerms, pesos, sixRepayments, someTerms } from './testing/loan-terms.ts';

const row = (label: string, value: string) => ({ label, value });
const kindsOf = (changes: Parameters<typeof someTerms>[0]) =>
  contradictionsOf(someTerms(changes)).map(({ kind }) => kind);

describe('contradictionsOf', () => {
  it('finds none in offers that agree with themselves', () => {
    expect(contradictionsOf(someTerms())).toEqual([]);
    expect(contradictionsOf(instalmentTerms())).toEqual([]);
  });

  it('finds repayments that are less than the loan', () => {
    expect(contradictionsOf(someTerms({ plan: [aRepayment({ amount: pesos(499_999) })] }))).toEqual([
      { kind: 'repaidBelowAmount', amount: pesos(500_000), repaid: pesos(499_999) },
    ]);
  });

  it.each([
    ['Loan Amount', '₱5,000.01'],
    ['You receive', 'PHP 12,000'],
    ['Received amount', '4,900.10'],
    ['Received amount:', '4,900.10'],
    ['Amount received', '₱4,900.10'],
    ['Net proceeds', '₱4,900.10'],
    ['Net amount', '₱4,900.10'],
    ['Disbursed amount', '₱4,900.10'],
    ['Disbursement amount', '₱4,900.10'],
    ['Amount you will receive', '₱4,900.10'],
    ['You’ll get', '₱4,900.10'],
    ['Amount to be received', '₱4,900.10'],
    ['Halagang matatanggap', '₱4,900.10'],
    [' you repay ', '₱5,450'],
    ['Total repayment', '6000.00'],
  ])('finds a row %j that says %j', (label, value) => {
    const changes = { plan: [aRepayment({ amount: pesos(545_001) })], rows: [row(label, value)] };
    expect(kindsOf(changes)).toEqual(['row']);
  });

  it.each([
    ['Loan Amount', '₱5,000.00'],
    ['Loan Amount', '5000'],
    ['You repay', '₱5,450.00'],
    ['Processing fee', '₱1.00'],
    ['Service charge', '350.65'],
    ['Received on', '2027'],
    ['Net interest', '₱1.00'],
    ['Loan Amount', 'up to ₱9,000.00'],
    ['Loan Amount', '₱9,000.00 – ₱12,000.00'],
    ['Loan Amount', '9.000,00'],
    ['Loan Amount', ''],
  ])('finds none in a row %j that says %j', (label, value) => {
    expect(kindsOf({ rows: [row(label, value)] })).toEqual([]);
  });

  it('finds a first payment date that is not the plan’s, and none where either cannot be read', () => {
    const dates = (firstPayTime: string, payTime: string) =>
      kindsOf({ firstPayTime, plan: [aRepayment({ payTime })], rows: [] });
    expect(dates('2027-02-20', '2027-02-19')).toEqual(['firstDate']);
    expect(dates('2027-02-19 08:00:00', '2027-02-19')).toEqual([]);
    expect(dates('in a month', '2027-02-19')).toEqual([]);
    expect(dates('', '2027-02-19')).toEqual([]);
    expect(dates('2027-02-19', '')).toEqual([]);
  });

  it('says nothing about a total that cannot be computed', () => {
    const plan = [aRepayment(), aRepayment({ amount: null })];
    expect(kindsOf({ plan, rows: [row('You repay', '₱1.00')] })).toEqual([]);
  });

  it('blocks exactly where a row differs from the figure it names, to the centavo', () => {
    const centavos = fc.integer({ min: 1, max: 1e12 });
    fc.assert(
      fc.property(centavos, centavos, centavos, fc.boolean(), (amount, cost, other, isSame) => {
        const said = isSame ? amount : other;
        const terms = someTerms({
          amount: pesos(amount),
          plan: [aRepayment({ amount: pesos(amount + cost) })],
          rows: [row('Loan amount', formatMoney(pesos(said)))],
        });
        expect(contradictionsOf(terms).length > 0).toBe(said !== amount);
      }),
    );
  });
});

describe('contradictedIn', () => {
  const marked = (changes: Parameters<typeof someTerms>[0]) => {
    const terms = someTerms(changes);
    const { received, repaid, rows } = contradictedIn(terms);
    return { received, repaid, rows: rows.map(({ label }) => label) };
  };

  it('marks nothing where all agrees', () => {
    expect(marked({ rows: [row('Loan Amount', '₱5,000.00')] })).toEqual({ received: false, repaid: false, rows: [] });
  });

  it('marks a row and the figure that it names, and no other', () => {
    const rows = [row('You receive', '₱12,000.00'), row('Processing fee', '₱1.00')];
    expect(marked({ rows })).toEqual({ received: true, repaid: false, rows: ['You receive'] });
    expect(marked({ rows: [row('Total repayment', '6000.00')] })).toMatchObject({ received: false, repaid: true });
  });

  it('marks the loan and what is repaid where that is less', () => {
    const plan = [aRepayment({ amount: pesos(499_999) })];
    expect(marked({ plan })).toEqual({ received: true, repaid: true, rows: [] });
  });
});

describe('the plan of a checked offer', () => {
  it('is in order of its days, and the first of them is compared', () => {
    const { plan, contradictions } = checkTerms(instalmentTerms({ plan: [...sixRepayments].reverse() }));
    expect(plan).toEqual(sixRepayments);
    expect(contradictions).toEqual([]);
  });

  it('stays as it came where a day cannot be read', () => {
    const plan = [aRepayment({ payTime: '20 Mar 2027' }), aRepayment({ payTime: '2027-02-20' })];
    expect(checkTerms(someTerms({ plan })).plan).toEqual(plan);
  });
});
