import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { moneyFromMinor } from '@peace/money-date';
import { describe, expect, it } from 'vitest';
import { dueNow, dueOf, dueStateOf, rowsWithTotal } from './due.model.ts';
import { aKnownDue } from './testing/a-due.ts';

const due: OrderStatus = { kind: 'due', code: 174 };
const at = (text: string) => Date.parse(`${text}+08:00`);

describe('dueNow', () => {
  it.each([
    ['2026-11-20T10:00', 7, 'calm'],
    ['2026-11-24T00:00', 3, 'attention'],
    ['2026-11-27T23:59', 0, 'attention'],
    ['2026-11-28T00:00', -1, 'danger'],
    ['2026-11-30T09:00', -3, 'danger'],
  ])('on %s there are %i days, in the tone %s', (now, days, tone) => {
    expect(dueNow(due, aKnownDue(), at(now))).toMatchObject({ days, tone });
  });

  it.each<OrderStatus>([
    { kind: 'due', code: 180 },
    { kind: 'repayable', code: 170 },
  ])('says the same of $code: only the date says what is late', (status) => {
    for (const now of ['2026-11-20T10:00', '2026-11-27T23:59', '2026-11-30T09:00']) {
      expect(dueNow(status, aKnownDue(), at(now))).toEqual(dueNow(due, aKnownDue(), at(now)));
    }
  });

  it.each<OrderStatus>([
    { kind: 'processing', code: 21 },
    { kind: 'status110', code: 110 },
    { kind: 'status151', code: 151 },
    { kind: 'closed', code: 200 },
    { kind: 'unrecognised', raw: '333' },
  ])('says nothing of $kind, which cannot be paid', (status) => {
    expect(dueNow(status, aKnownDue(), at('2026-11-20T10:00'))).toBeNull();
  });

  it('counts no days by a clock that is wrong', () => {
    expect(dueNow(due, aKnownDue(), null)).toMatchObject({ days: null, tone: 'calm', amount: { minor: 545_000 } });
  });

  it('guesses neither a sum nor a status', () => {
    expect(dueNow(due, null, 0)).toBeNull();
    expect(dueNow(null, aKnownDue(), 0)).toBeNull();
    expect(dueNow(due, { kind: 'loading' }, 0)).toBeNull();
    expect(dueNow(due, { kind: 'failed' }, 0)).toBeNull();
  });
});

describe('dueOf', () => {
  const amount = { minor: 545_000, currency: 'PHP' } as const;

  it('is an amount and a day', () => {
    expect(dueOf({ amount, repayDate: '2026-11-27' })).toEqual({ amount, at: at('2026-11-27T00:00') });
  });

  it.each([
    [amount, ''],
    [amount, 'payday'],
    [null, '2026-11-27'],
    [{ ...amount, minor: 0 }, '2026-11-27'],
  ])('is no sum in part: %j by %j', (sum, repayDate) => {
    expect(dueOf({ amount: sum, repayDate })).toBeNull();
  });
});

it('dueStateOf could not read a sum that is not whole', () => {
  const amount = { minor: 545_000, currency: 'PHP' } as const;
  const dueAt = Date.parse('2026-11-27T00:00+08:00');
  expect(dueStateOf({ amount, repayDate: '2026-11-27' })).toEqual({ kind: 'known', due: { amount, at: dueAt } });
  expect(dueStateOf({ amount, repayDate: 'soon' })).toEqual({ kind: 'failed' });
});

describe('rowsWithTotal', () => {
  const row = (label: string, value: string) => ({ label, value });
  const overdueRows = [
    row('Loan amount', '₱5,000.00'),
    row('Loan term', '91 days'),
    row('Interest', '₱450.00'),
    row('Late penalty, once', '₱1,000.00'),
    row('Late interest, 5% a day', '₱817.50'),
    row('Repayment amount', '₱7,267.50'),
  ];
  const totals = (rows: readonly { readonly label: string; readonly isTotal?: boolean }[]) =>
    rows.filter(({ isTotal }) => isTotal).map(({ label }) => label);

  it('marks the row that is the sum of those above it, and due', () => {
    expect(totals(rowsWithTotal(overdueRows, moneyFromMinor(726_750)))).toEqual(['Repayment amount']);
  });

  it('marks nothing where the rows do not add up, or another amount is due', () => {
    const aCentavoLess = overdueRows.map((each) => (each.label === 'Interest' ? row('Interest', '₱449.99') : each));
    expect(totals(rowsWithTotal(aCentavoLess, moneyFromMinor(726_750)))).toEqual([]);
    expect(totals(rowsWithTotal(overdueRows, moneyFromMinor(181_667)))).toEqual([]);
    expect(totals(rowsWithTotal(overdueRows, null))).toEqual([]);
  });

  it('one amount repeated is no sum', () => {
    const rows = [row('Loan amount', '₱5,000.00'), row('To pay', '₱5,000.00')];
    expect(totals(rowsWithTotal(rows, moneyFromMinor(500_000)))).toEqual([]);
  });

  it('adds the amount due after the last amount, where it is the sum of all and no row says so', () => {
    const rows = [row('Loan amount', '₱5,000.00'), row('Interest', '₱450.00'), row('Loan term', '91 days')];
    const values = (minor: number) => rowsWithTotal(rows, moneyFromMinor(minor), 'Total').map(({ value }) => value);
    expect(values(545_000)).toEqual(['₱5,000.00', '₱450.00', '₱5,450.00', '91 days']);
    expect(values(500_000)).toHaveLength(3);
    expect(rowsWithTotal(overdueRows, moneyFromMinor(726_750), 'Total')).toHaveLength(overdueRows.length);
    expect(totals(rowsWithTotal(rows, moneyFromMinor(545_000)))).toEqual([]);
    expect(totals(rowsWithTotal(rows, moneyFromMinor(545_000), 'Total'))).toEqual(['Total']);
    expect(rowsWithTotal([row('Loan amount', '₱5,000.00')], moneyFromMinor(500_000), 'Total')).toHaveLength(1);
  });

  it('marks no row of another amount than what is due', () => {
    const rows = [row('Loan', '₱100.00'), row('Interest', '₱50.00'), row('In all', '₱150.00')];
    expect(totals(rowsWithTotal(rows, moneyFromMinor(20_000)))).toEqual([]);
    const withShare = [...rows.slice(0, 2), row('Each week', '₱25.00')];
    expect(totals(rowsWithTotal(withShare, moneyFromMinor(15_000)))).toEqual([]);
  });

  it.each([
    ['₱450.00', true],
    ['PHP 450.00', true],
    ['450.00', true],
    [' ₱450.00 ', true],
    ['about ₱450.00', false],
    ['₱450.00 a month', false],
  ])('%j is an amount: %j', (value, isAmount) => {
    const rows = [row('Loan amount', '₱5,000.00'), row('Interest', value)];
    expect(totals(rowsWithTotal(rows, moneyFromMinor(545_000), 'Total'))).toEqual(isAmount ? ['Total'] : []);
  });
});
