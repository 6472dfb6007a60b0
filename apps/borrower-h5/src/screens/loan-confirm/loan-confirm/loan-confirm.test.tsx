import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyButton, requestsTo, openLoanConfirm, tapApply } from './testing/open-loan-confirm.tsx';

const policy = vi.hoisted(() => ({ isAgreementChecked: true }));

vi.mock(import('#shared/app-config.ts'), async (original) => {
  const { appConfig } = await original();
  return {
    appConfig: Object.defineProperty({ ...appConfig }, 'isAgreementChecked', { get: () => policy.isAgreementChecked }),
  };
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  policy.isAgreementChecked = true;
});

test('a tap applies, tells the shell, and leaves for the new order with from=confirm', async () => {
  const page = openLoanConfirm('confirm');
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.left[0]).toMatch(/\/loanDetail\?productId=301&orderId=\d+&.*from=confirm/);
  expect(page.sent).toEqual([{ name: 'confirmBurialPoint', payload: { productId: '301' } }]);
  expect(requestsTo(page, 'submitApplication')).toHaveLength(1);
});

test('an application that was accepted leaves a receipt with its order', async () => {
  const page = openLoanConfirm('confirm');
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
  const orderId = /orderId=(\d+)/.exec(page.left[0] ?? '')?.[1];
  expect(localStorage.getItem(`peace:receipts:${orderId}`)).toContain('"kind":"application"');
});

test('the shell is notified of an application once it was accepted, not before', async () => {
  const page = openLoanConfirm('confirm');
  page.sandbox.latency.set(100, 'submitApplication');
  await tapApply();
  expect(screen.getByRole('button', { name: 'Sending your application...' })).toBeVisible();
  expect(page.sent).toEqual([]);
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.sent.map(({ name }) => name)).toEqual(['confirmBurialPoint']);
});

test('the shell is not notified of an application that was refused', async () => {
  const page = openLoanConfirm('confirm');
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'rejected', times: 1 });
  await tapApply();
  expect(await screen.findAllByText('The service is busy. Please try again later.')).not.toHaveLength(0);
  expect(page.sent).toEqual([]);
});

test('a native link to the order that the shell takes is an outcome, with a way on', async () => {
  const page = openLoanConfirm('confirm');
  const offer = page.sandbox.state.offers.get('301');
  if (offer) page.sandbox.state.offers.set('301', { ...offer, orderLink: 'peace://order?id=1' });
  await tapApply();
  expect(await screen.findByText(/The new order is open in the app/)).toBeVisible();
  expect(page.sent.map(({ name }) => name)).toEqual(['confirmBurialPoint', 'openPage']);
  expect(screen.queryByText(/could not be opened|could not open/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'See my orders' }));
  expect(page.address()).toBe('/order');
});

test('an application whose link names no order has its receipt here, and with the order once that is known', async () => {
  const page = openLoanConfirm('confirm');
  const offer = page.sandbox.state.offers.get('301');
  if (offer) page.sandbox.state.offers.set('301', { ...offer, orderLink: 'peace://orders' });
  await waitFor(() => expect(requestsTo(page, 'getComplaintOptions')).toHaveLength(1));
  await tapApply();
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  const sheet = await screen.findByRole('dialog', { name: 'Your application was received' });
  expect(sheet).toHaveTextContent('Lakas Loan');
  const orderId = [...page.sandbox.state.orders.keys()].at(-1) ?? '';
  await waitFor(() => expect(localStorage.getItem(`peace:receipts:${orderId}`)).toContain('"kind":"application"'));
  expect(localStorage.getItem('peace:application-receipts')).toBeNull();
});

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

test('while it leaves, the button is busy and a tap does nothing', async () => {
  const page = openLoanConfirm('confirm');
  await userEvent.dblClick(await applyButton());
  await waitFor(() => expect(page.left).toHaveLength(1));
  const busy = screen.getByRole('button', { name: 'Sending your application...' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(busy);
  expect(requestsTo(page, 'submitApplication')).toHaveLength(1);
  expect(page.sent).toHaveLength(1);
});

test('a policy may leave the box empty at first', async () => {
  policy.isAgreementChecked = false;
  const page = openLoanConfirm('confirm');
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
});

test('Agree to leaving closes the webview, Cancel stays', async () => {
  const page = openLoanConfirm('confirm-retention');
  await applyButton();
  expect(page.back()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(page.sent).toEqual([]);
  expect(page.back()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(['closeWebview']));
  expect(page.address()).toBe('/loanConfirm?productId=303');
});

test('without isPopType the shell goes back by itself', async () => {
  const page = openLoanConfirm('confirm');
  await applyButton();
  expect(page.back()).toBe(false);
});

test('coming back from behind another app reads the offer again', async () => {
  const page = openLoanConfirm('confirm');
  await applyButton();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(requestsTo(page, 'getOffer')).toHaveLength(2));
});

test('a double tap on an agreement requests its link once', async () => {
  const page = openLoanConfirm('confirm');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Loan Agreement' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(requestsTo(page, 'getAgreementLink')).toHaveLength(1);
});
