import { render, screen } from '@testing-library/react';
import { aCompany } from '@peace/company/testing';
import { siteActions } from '#testing/site-actions.ts';
import { CalculationProvider } from '../calculation.tsx';
import { Calculator } from '../calculator.tsx';

const { offer } = aCompany();

export const labels = { amount: 'Loan amount (₱)', rate: 'Rate (% per period)', period: 'Period' } as const;

export const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name]);

export function show(site = siteActions()) {
  render(
    <CalculationProvider offer={offer} actions={site.actions}>
      <Calculator offer={offer} actions={site.actions} />
    </CalculationProvider>,
  );
  return site;
}
