import { render, screen } from '@testing-library/react';
import { aCompany } from '@peace/company/testing';
import { siteActions } from '#testing/site-actions.ts';
import { Calculator } from '../calculator.tsx';

const { offer } = aCompany();

export const labels = { amount: 'Loan amount (₱)', rate: 'Rate (% per period)', period: 'Period' } as const;

export const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name]);

export function show(site = siteActions()) {
  render(<Calculator offer={offer} actions={site.actions} />);
  return site;
}
