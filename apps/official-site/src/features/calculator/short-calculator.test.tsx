import { aCompany } from '@peace/company/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteActions } from '#testing/site-actions.ts';
import { CalculationProvider } from './calculation.tsx';
import { Calculator } from './calculator.tsx';
import { ShortCalculator } from './short-calculator.tsx';

const { offer } = aCompany();
const short = () => within(screen.getByRole('region', { name: 'For example' }));

function show() {
  const { actions } = siteActions();
  render(
    <CalculationProvider offer={offer} actions={actions}>
      <ShortCalculator offer={offer} />
      <Calculator offer={offer} actions={actions} />
    </CalculationProvider>,
  );
}

it('answers for the visitor’s own figures, and the calculator with it', () => {
  show();
  expect(short().getByText('₱13,800')).toBeVisible();
  expect(short().getByText('4.15% each month')).toBeVisible();
  fireEvent.click(short().getByRole('radio', { name: '12' }));
  const slider = short().getByRole('slider', { name: 'How much' });
  fireEvent.change(slider, { target: { value: '20000' } });
  expect(slider).toHaveAttribute('aria-valuetext', '₱20,000');
  expect(short().getByText('₱26,000')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('₱26,000.00');
  expect(screen.getByLabelText('Loan amount (₱)')).toHaveValue('20,000');
});

it('shows no price that no lender may charge', () => {
  show();
  for (const [label, value] of [
    ['Loan amount (₱)', '5000'],
    ['Rate (% per period)', '9'],
    ['Period', '4'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  expect(short().getByText(/^Above the limits of law/)).toBeVisible();
  expect(short().queryByText('You pay in all')).toBeNull();
});
