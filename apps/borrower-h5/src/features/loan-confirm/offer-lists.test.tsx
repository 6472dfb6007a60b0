import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoanInformation } from './loan-information.tsx';
import { OfferHero } from './offer-hero.tsx';
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
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a longer plan folds to its first three and its last', () => {
  render(<RepaymentPlan plan={planOf(13)} />);
  const entry = (index: number) => screen.getByText(`Repayment ${index} of 13`).closest('li');
  const shown = () =>
    planOf(13)
      .map((_, index) => index + 1)
      .filter((index) => !entry(index)?.classList.contains('peace-timeline__entry--folded'));
  expect(shown()).toEqual([1, 2, 3, 13]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 13 payments' }));
  expect(shown()).toHaveLength(13);
});

test('an offer has its logo, the loan amount, the term and the rate', () => {
  const terms = someTerms();
  const { container } = render(<OfferHero terms={terms} />);
  expect(container.querySelector('img')).toHaveAttribute('src', terms.productLogo);
  expect(container).toHaveTextContent('Loan Amount₱5,000.00');
  expect(screen.getByText('91 days')).toBeVisible();
  expect(screen.getByText(terms.rateText)).toBeVisible();
});

test('a repayment has its title, its amount and its day', () => {
  render(<RepaymentPlan plan={[aRepayment({ title: 'Repayment', payTime: '2027-02-19' })]} />);
  const entry = screen.getByRole('listitem');
  for (const text of ['Repayment', '₱5,450.00', '2027-02-19']) expect(entry).toHaveTextContent(text);
});
