import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTerms } from './offer-check.ts';
import { aRepayment, instalmentTerms, pesos, sixRepayments, someTerms } from './testing/loan-terms.ts';

const row = (label: string, value: string) => ({ label, value });
const kindsOf = (changes: Parameters<typeof someTerms>[0]) => someTerms(changes).contradictions.map(({ kind }) => kind);
const differingIn = (changes: Parameters<typeof someTerms>[0]) =>
  someTerms(changes).differing.map(({ row: { label }, expected }) => [label, expected]);

describe('the contradictions of an offer', () => {
  it('are none where it agrees with itself', () => {
    for (const terms of [someTerms(), instalmentTerms()]) {
      expect(terms).toMatchObject({ contradictions: [], differing: [] });
    }
  });

  it('are repayments that are less than what is received', () => {
    const plan = [aRepayment({ amount: pesos(480_000) })];
    expect(someTerms({ plan, rows: [] }).contradictions).toEqual([
      { kind: 'repaidBelowReceived', received: pesos(500_000), repaid: pesos(480_000) },
    ]);
    expect(kindsOf({ plan, rows: [row('Net proceeds', '4,500.00')] })).toEqual([]);
  });

  it('are no rows, whatever their labels say', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('Loan amount', 'You receive', 'Net proceeds', 'You repay', '₱1.00', '₹9,999.00', '12,000'),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ label: text, value: text })), (rows) => {
        expect(someTerms({ rows }).contradictions).toEqual([]);
      }),
    );
  });

  it('are a first payment date that is not the plan’s, and none where either cannot be read', () => {
    const dates = (firstPayTime: string, payTime: string) =>
      kindsOf({ firstPayTime, plan: [aRepayment({ payTime })], rows: [] });
    expect(dates('2027-02-20', '2027-02-19')).toEqual(['firstDate']);
    expect(dates('2027-02-19 08:00:00', '2027-02-19')).toEqual([]);
    expect(dates('in a month', '2027-02-19')).toEqual([]);
    expect(dates('', '2027-02-19')).toEqual([]);
    expect(dates('2027-02-19', '')).toEqual([]);
  });
});

describe('a row that differs', () => {
  const five = pesos(500_000);
  it.each([
    ['Loan Amount', '₱5,000.01', five],
    ['You receive', 'PHP 12,000', five],
    ['Received amount', '5,900.10', five],
    ['Received amount:', '5,900.10', five],
    ['Amount received', '₱5,900.10', five],
    ['Net proceeds', '₱5,900.10', five],
    ['Net amount', '₱5,900.10', five],
    ['Disbursed amount', '₱5,900.10', five],
    ['Disbursement amount', '₱5,900.10', five],
    ['Amount you will receive', '₱5,900.10', five],
    ['You’ll get', '₱5,900.10', five],
    ['Amount to be received', '₱5,900.10', five],
    ['Halagang matatanggap', '₱5,900.10', five],
    [' you repay ', '₱5,450', pesos(545_001)],
    ['Total repayment', '6000.00', pesos(545_001)],
    ['Interest', '₹450.00', null],
    ['You receive', 'Rs. 5,000', null],
  ])('is %j with %j', (label, value, expected) => {
    const changes = { plan: [aRepayment({ amount: pesos(545_001) })], rows: [row(label, value)] };
    expect(differingIn(changes)).toEqual([[label, expected]]);
  });

  it.each([
    ['Loan Amount', '₱5,000.00'],
    ['Loan Amount', '5000'],
    ['You repay', '₱5,450.00'],
    ['Net proceeds', '₱4,500.00'],
    ['Amount received', '₱4,500.00'],
    ['Processing fee', '₱1.00'],
    ['Service charge', '350.65'],
    ['Received on', '2027'],
    ['Net interest', '₱1.00'],
    ['Loan Amount', 'up to ₱9,000.00'],
    ['Loan Amount', '₱9,000.00 – ₱12,000.00'],
    ['Loan Amount', '9.000,00'],
    ['Loan Amount', ''],
  ])('is not %j with %j', (label, value) => {
    expect(differingIn({ rows: [row(label, value)] })).toEqual([]);
  });

  it('is no total where the sum of the plan cannot be computed', () => {
    const plan = [aRepayment(), aRepayment({ amount: null })];
    expect(differingIn({ plan, rows: [row('You repay', '₱1.00')] })).toEqual([]);
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
