import { moneyFromMinor } from '@peace/money-date';
import { expect, it } from 'vitest';
import { withTotal } from './order-sum.model.ts';

const row = (label: string, value: string) => ({ label, value });
const overdue = [
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
  expect(totals(withTotal(overdue, moneyFromMinor(726_750)))).toEqual(['Repayment amount']);
});

it('marks nothing where the rows do not add up, or another amount is due', () => {
  const aCentavoLess = overdue.map((each) => (each.label === 'Interest' ? row('Interest', '₱449.99') : each));
  expect(totals(withTotal(aCentavoLess, moneyFromMinor(726_750)))).toEqual([]);
  expect(totals(withTotal(overdue, moneyFromMinor(181_667)))).toEqual([]);
  expect(totals(withTotal(overdue, null))).toEqual([]);
});

it('one amount repeated is no sum', () => {
  const rows = [row('Loan amount', '₱5,000.00'), row('To pay', '₱5,000.00')];
  expect(totals(withTotal(rows, moneyFromMinor(500_000)))).toEqual([]);
});
