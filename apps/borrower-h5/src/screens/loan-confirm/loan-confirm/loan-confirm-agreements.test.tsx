import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { appConfig } from '#shared/app-config.ts';
import { applyButton, openLoanConfirm, requestsTo, tapApply } from './testing/open-loan-confirm.tsx';

beforeEach(() => localStorage.clear());

test('Apply waits for the agreements; where they fail it says why, in the server’s words, and they load again', async () => {
  const page = openLoanConfirm('confirm');
  page.sandbox.faults.add({ endpoint: 'getAgreements', kind: 'rejected', times: 1 });
  expect(await screen.findByText(/The agreements could not be loaded. The service is busy/)).toBeVisible();
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await applyButton()).toBeEnabled());
  expect(requestsTo(page, 'submitApplication')).toHaveLength(0);
});

test('terms that change under a tick clear it and say so', async () => {
  const page = openLoanConfirm('confirm');
  await waitFor(async () => expect(await applyButton()).toBeEnabled());
  const offer = page.sandbox.state.offers.get('301');
  if (offer) page.sandbox.state.offers.set('301', { ...offer, interest: offer.interest + 100 });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText(/The terms have changed since you agreed/)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await applyButton()).toBeEnabled();
});

test('ticking the box opens an agreement that was closed before it had been shown', async () => {
  openLoanConfirm('confirm-agreement');
  const modal = within(await screen.findByRole('dialog', { name: 'Agreement' }));
  expect(modal.getByRole('button', { name: 'Agree' })).toBeDisabled();
  await userEvent.click(modal.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(await screen.findByRole('dialog', { name: 'Agreement' })).toBeVisible();
});

test('a policy may leave the box empty at first', async () => {
  vi.spyOn(appConfig, 'isAgreementChecked', 'get').mockReturnValue(false);
  const page = openLoanConfirm('confirm');
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
});

test('a double tap on an agreement requests its link once', async () => {
  const page = openLoanConfirm('confirm');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Loan Agreement' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(requestsTo(page, 'getAgreementLink')).toHaveLength(1);
});
