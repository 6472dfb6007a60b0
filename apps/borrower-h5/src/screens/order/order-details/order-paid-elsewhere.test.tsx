import { createSandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPayment } from '#features/payment/testing/a-payment.ts';
import { storedPayment, storePayment } from '#features/payment/testing/stored-payment.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { settleAction, tap } from '#shared/testing/press.ts';
import { type RenderOptions, sandboxWith } from '#shared/testing/render-screen.tsx';
import { open } from './testing/open-order-details.tsx';

test('an h5Url begins a payment, recorded before the page is left; another one takes a confirmation', async () => {
  const page = open('h5-url');
  await tap('Repayment');
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  const { purpose, amount } = aPayment();
  expect(storedPayment('8308').read()?.request).toMatchObject({ purpose, due: { amount } });
  page.unmount();
  const again = open('h5-url', { sandbox: page.sandbox });
  expect(await screen.findByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  await tap('Repayment');
  await tap('Do not pay again');
  expect(again.left).toEqual([]);
  await tap('Repayment');
  await tap('I want to pay again');
  await waitFor(() => expect(again.left).toHaveLength(1));
});

test('what is due much later, after a payment that moved on, is asked about before the external page opens', async () => {
  storePayment('8308', aPayment({ due: { amount: aPayment().amount, date: '2020-01-01' } }));
  const dueAt = Date.now() + 60 * 86_400_000;
  const sandbox = sandboxWith('h5-url', ({ periods }) => ({ periods: periods.map((each) => ({ ...each, dueAt })) }));
  const page = open('h5-url', { sandbox });
  await waitFor(() => expect(localStorage.getItem('peace:moved-on:8308')).not.toBeNull());
  await tap('Repayment');
  expect(await screen.findByRole('alertdialog', { name: /^This is not due until/ })).toBeVisible();
  expect(page.left).toEqual([]);
});

test('a question that ends because the first payment arrived opens nothing, and the button is free again', async () => {
  storePayment('8308', aPayment());
  const dueAt = Date.UTC(2026, 10, 27, 4);
  const sandbox = sandboxWith('h5-url', ({ periods }) => ({ periods: periods.map((each) => ({ ...each, dueAt })) }));
  const page = open('h5-url', { sandbox });
  const button = await screen.findByRole('button', { name: 'Repayment' });
  await screen.findByRole('heading', { name: 'You opened the payment page' });
  page.changeOrders(({ periods }) => ({
    periods: periods.map((each) => ({ ...each, dueAt: dueAt + 60 * 86_400_000 })),
  }));
  await tap('Repayment');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  expect(page.left).toEqual([]);
});

test('a payment that another tab has started is asked about, though the page has not seen it, until it is declined', async () => {
  const page = open('h5-url');
  await screen.findByRole('button', { name: 'Repayment' });
  storePayment('8308');
  await tap('Repayment');
  expect(await screen.findByRole('alertdialog', { name: 'Pay again?' })).toBeVisible();
  await tap('Do not pay again');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(page.left).toEqual([]);
});

test('while a lost response is looked for nothing is opened, and the button is free again', async () => {
  storePayment('8308', undefined, { kind: 'answerLost' });
  const page = open('h5-url');
  const button = await screen.findByRole('button', { name: 'Repayment' });
  await screen.findByRole('heading', { name: 'We do not know yet whether this went through' });
  await tap('Repayment');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  expect(page.left).toEqual([]);
});

test.each(['first', 'confirmed'])('the tap of a %s payment shows until the external page opens', async (which) => {
  if (which === 'confirmed') storePayment('8308');
  const page = open('h5-url');
  const button = await screen.findByRole('button', { name: 'Repayment' });
  if (which === 'confirmed') {
    await screen.findByRole('heading', { name: 'You opened the payment page' });
    await tap('Repayment');
    await screen.findByRole('alertdialog', { name: 'Pay again?' });
  }
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'hold', times: 1 });
  await tap(which === 'confirmed' ? 'I want to pay again' : 'Repayment');
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('an amount that could not be read again does not block the external payment page', async () => {
  const page = open('h5-url');
  await screen.findByText('₱5,450.00', { selector: '.peace-amount__value > *' });
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  comeBack();
  await screen.findByText('This may have changed');
  await tap('Repayment');
  await waitFor(() => expect(page.left).toHaveLength(1));
});

test('an order that could not be read again is marked as such until it was, and is not paid on the external payment page before', async () => {
  const page = open('h5-url');
  await screen.findByRole('button', { name: 'Repayment' });
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
  comeBack();
  expect(await screen.findByText('This may have changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Repayment' })).not.toBeInTheDocument();
  page.sandbox.faults.clear();
  settleAction();
  await tap('Check again');
  await screen.findByRole('button', { name: 'Repayment' });
  settleAction();
  await tap('Repayment');
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(screen.queryByText('This may have changed')).not.toBeInTheDocument();
});

test.each([
  ['still to be repaid', 174, 1],
  ['closed meanwhile', 200, 0],
])('a tap while the order is read again waits for what that says: %s', async (_, status, pagesOpened) => {
  const page = open('h5-url');
  const repayment = await screen.findByRole('button', { name: 'Repayment' });
  page.changeOrders({ status });
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'slow', ms: 300 });
  comeBack();
  // At once: the response is still to come.
  fireEvent.click(repayment);
  expect(page.left).toEqual([]);
  await waitFor(() => {
    expect(page.left).toHaveLength(pagesOpened);
    expect(screen.queryAllByRole('button', { name: 'Borrow Again' })).toHaveLength(1 - pagesOpened);
  });
});

/** The order of `h5-url`, repaid in the shell, or in another app. */
function openNative(options: Omit<RenderOptions, 'scenario'> = {}, h5Url = 'peace://repay?order=1') {
  const sandbox = options.sandbox ?? createSandbox({ scenario: 'h5-url' });
  for (const [id, order] of sandbox.state.orders) {
    if (order.h5Url) sandbox.state.orders.set(id, { ...order, h5Url });
  }
  return open('h5-url', { ...options, sandbox });
}

test('a page of the shell’s is a payment like any other: recorded, and asked about beside one that was started', async () => {
  const page = openNative();
  await tap('Repayment');
  expect(await screen.findByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  expect(document.body).toHaveTextContent('Peace');
  expect(page.sent).toEqual([{ name: 'openPage', payload: { to: 'peace://repay?order=1' } }]);
  page.unmount();
  const again = openNative({ sandbox: page.sandbox });
  expect(await screen.findByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  await tap('Repayment');
  await tap('Do not pay again');
  expect(again.sent).toEqual([]);
  await tap('Repayment');
  await tap('I want to pay again');
  await waitFor(() => expect(again.sent).toHaveLength(1));
});

test('where nothing takes a native link, nothing was started, and the page says so', async () => {
  const page = openNative({ host: 'browser' }, 'unnamed-wallet://pay');
  await tap('Repayment');
  expect(await screen.findByText(/could not be opened|could not open/)).toBeVisible();
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('payment:'));
  expect(page.left).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'You opened the payment page' })).not.toBeInTheDocument();
});

test.each(['readable', 'to pay'])('an h5Url where nothing %s is due is opened without a record', async (what) => {
  const sandbox = sandboxWith('h5-url', ({ periods }) => ({
    periods: periods.map((each) => ({ ...each, amount: 0 })),
  }));
  const page = open('h5-url', { sandbox });
  if (what === 'readable') sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected' });
  await tap('Repayment');
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(storedPayment('8308').read()).toBeNull();
});

test('a confirmation is about one tap, also where the page it opened was not recorded', async () => {
  storePayment('8308');
  const page = open('h5-url');
  await screen.findByRole('heading', { name: 'You opened the payment page' });
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected' });
  await tap('Repayment');
  await tap('I want to pay again');
  await waitFor(() => expect(page.left).toHaveLength(1));
  await tap('Repayment');
  expect(await screen.findByRole('alertdialog', { name: 'Pay again?' })).toBeVisible();
  expect(page.left).toHaveLength(1);
});

test.each([
  ['the order is read again', 'getOrder'],
  ['the code of payments is loading', null],
  ['what is due is read', 'getPeriodRepayment'],
])('who went to another screen while %s stays there, and can tap again after coming back', async (_, endpoint) => {
  const page = open('h5-url');
  const repayment = await screen.findByRole('button', { name: 'Repayment' });
  if (endpoint) page.sandbox.faults.add({ endpoint, kind: 'hold', times: 1 });
  if (endpoint === 'getOrder') comeBack();
  fireEvent.click(repayment);
  if (endpoint) await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  // As the router does until the code of the next screen is there.
  page.page.history.pushState(null, '', screens.customerService.path);
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(repayment).not.toHaveAttribute('aria-busy', 'true'));
  await act(async () => undefined);
  expect(page.left).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('payment:');
  act(() => page.page.history.back());
  await tap('Repayment');
  await waitFor(() => expect(page.left).toHaveLength(1));
});
