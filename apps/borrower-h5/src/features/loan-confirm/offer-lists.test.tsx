import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoanInformation } from './loan-information.tsx';
import { RepaymentPlan } from './repayment-plan.tsx';
import { aRepayment, someTerms } from './testing/loan-terms.ts';

const planOf = (length: number) =>
  Array.from({ length }, (_, index) => aRepayment({ title: `Repayment ${index + 1} of ${length}` }));

test('every row of the lender is shown at once, also one that repeats a figure of the page', () => {
  const rows = [
    { label: 'You receive', value: '₱5,000.00' },
    { label: 'You repay', value: '₱5,450.00' },
    { label: 'Interest', value: '₱450.00' },
  ];
  render(<LoanInformation terms={someTerms({ rows })} />);
  expect(screen.getByRole('heading', { name: 'Loan information' })).toBeVisible();
  for (const { label } of rows) expect(screen.getByText(label)).toBeVisible();
});

test('a plan of twelve repayments is shown whole', () => {
  render(<RepaymentPlan plan={planOf(12)} />);
  expect(screen.getByText('Repayment 12 of 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'more' })).not.toBeInTheDocument();
});

test('a longer plan folds what comes after the twelfth', () => {
  render(<RepaymentPlan plan={planOf(13)} />);
  const entry = (index: number) => screen.getByText(`Repayment ${index} of 13`).closest('li');
  expect(entry(12)).not.toHaveClass('peace-timeline__entry--folded');
  expect(entry(13)).toHaveClass('peace-timeline__entry--folded');
  expect(screen.getByRole('button', { name: 'more' })).toBeVisible();
});
