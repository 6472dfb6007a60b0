import { screens } from '@peace/screens';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { NewLoanConfirmRoute } from './use-new-loan-confirm.ts';

const refusal = 'The service is busy. Please try again later.';

test('a refusal of the offer is a toast and the page’s state', async () => {
  const page = renderScreen(<NewLoanConfirmRoute />, screens.newLoanConfirm.path, { scenario: 'variant2' });
  page.sandbox.faults.add({ endpoint: 'getOfferVariant2', kind: 'rejected' });
  expect(await screen.findByRole('heading', { name: refusal })).toBeVisible();
  expect(screen.getByText(refusal, { selector: '.van-toast__text' })).toBeInTheDocument();
});
