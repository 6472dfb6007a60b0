import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { applyButton, openLoanConfirm, requestsTo, tapApply } from './testing/open-loan-confirm.tsx';

beforeEach(() => localStorage.clear());

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
  await userEvent.click(screen.getByRole('link', { name: 'See my orders' }));
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
