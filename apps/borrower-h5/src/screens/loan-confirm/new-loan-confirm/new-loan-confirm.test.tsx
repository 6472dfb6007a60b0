import { screens } from '@peace/screens';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { NewLoanConfirmRoute } from './use-new-loan-confirm.ts';

beforeEach(() => localStorage.clear());

const refusal = 'The service is busy. Please try again later.';

test('a refusal of the offer is a toast and the page’s state', async () => {
  const page = renderScreen(<NewLoanConfirmRoute />, screens.newLoanConfirm.path, { scenario: 'variant2' });
  page.sandbox.faults.add({ endpoint: 'getOfferVariant2', kind: 'rejected' });
  expect(await screen.findByRole('heading', { name: refusal })).toBeVisible();
  expect(screen.getByText(refusal, { selector: '.van-toast__text' })).toBeInTheDocument();
});

test('an application is stored as one of variant 2: its key is not repeated at the other endpoint', async () => {
  const page = renderScreen(<NewLoanConfirmRoute />, screens.newLoanConfirm.path, { scenario: 'variant2' });
  page.sandbox.faults.add({ endpoint: 'submitApplicationVariant2', kind: 'hang' });
  const apply = await screen.findByRole('button', { name: 'Get my money' });
  await waitFor(() => expect(apply).toBeEnabled());
  await userEvent.click(apply);
  await waitFor(() => expect(localStorage.getItem('peace:application:305')).toContain('"variant":"variant2"'));
});
