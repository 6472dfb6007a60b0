import { fireEvent, render, screen } from '@testing-library/react';
import { aCompany } from '@peace/company/testing';
import { siteActions } from '#testing/site-actions.ts';
import { CalculationProvider } from '../calculation.tsx';
import { Calculator } from '../calculator.tsx';

const { offer } = aCompany();

export const labels = { amount: 'Loan amount (₱)', rate: 'Rate (% per period)', period: 'Period' } as const;

export const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name]);

/** The card of the first view. */
export const card = ({ actions }: ReturnType<typeof siteActions>) => (
  <CalculationProvider offer={offer} actions={actions}>
    <Calculator offer={offer} actions={actions} />
  </CalculationProvider>
);

/** Shows the card of the first view with its fold open. */
export function show(site = siteActions()) {
  render(card(site));
  fireEvent.click(screen.getByText('Each payment, and the formulas'));
  return site;
}
