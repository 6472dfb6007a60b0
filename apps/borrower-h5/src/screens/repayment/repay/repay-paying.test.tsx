import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '#shared/testing/press.ts';
import type { RenderedScreen } from '#shared/testing/render-screen.tsx';
import { open, button, tap, asked, tapPayment, restoreFromCache } from './testing/pay-page.tsx';

const ORDER = '8401';

const pendingPayment = () => screen.findByRole('heading', { name: 'You started a payment' });

beforeEach(() => localStorage.clear());

afterEach(() => void vi.useRealTimers());

/** Opens the pay link of the first channel. */
async function pay(page: RenderedScreen) {
  await tap('Payment Method');
  await tapPayment();
  await waitFor(() => expect(page.left).toHaveLength(1));
}

function change(page: RenderedScreen, changes: object) {
  const order = page.sandbox.state.orders.get(ORDER);
  if (order) page.sandbox.state.orders.set(ORDER, { ...order, ...changes });
}

/** The page is killed and opened again. */
function reopen(page: RenderedScreen) {
  page.unmount();
  return open({ sandbox: page.sandbox });
}

test('a pending payment is known to the page that is opened again, and paying is not offered', async () => {
  const page = open();
  await pay(page);
  reopen(page);
  expect(await pendingPayment()).toBeVisible();
  expect(screen.getByText(/₱5,450.00/, { selector: '.payment-notice__text *' })).toBeVisible();
  expect(screen.getByText(/through GCash bill payment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
});

test('paying again takes a confirmation, and is a payment with a key of its own', async () => {
  const page = open();
  await pay(page);
  const again = reopen(page);
  await pendingPayment();
  await waitFor(async () => {
    await tap('Pay again');
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
  expect(asked(page, 'createPayLink')).toHaveLength(1);
  await tap('I want to pay again');
  await tapPayment();
  await waitFor(() => expect(again.left).toHaveLength(1));
  const keys = asked(page, 'createPayLink').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('a borrower who did not pay says so, and may pay as before', async () => {
  const page = open();
  await pay(page);
  const again = reopen(page);
  await pendingPayment();
  await tap('I did not pay');
  await pay(again);
});

test('a payment that was refused is over, and what the page shows is read again', async () => {
  const page = open();
  await tap('Payment Method');
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'rejected', times: 1 });
  change(page, { status: 200, paidAt: 1 });
  await tapPayment();
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(localStorage.getItem(`peace:payment:${ORDER}`)).toBeNull();
});

test('what the server said stays in the sheet where the page cannot be read again', async () => {
  const page = open();
  await tap('Payment Method');
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'rejected', times: 1 });
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500', times: 1 });
  await tapPayment();
  expect(await screen.findByText('This may have changed')).toBeInTheDocument();
  const sheet = screen.getByRole('dialog');
  expect(sheet).toHaveTextContent('The service is busy. Please try again later.');
  await press(await within(sheet).findByRole('button', { name: 'Check again' }));
  await waitFor(async () => {
    await press(within(sheet).getByRole('button', { name: 'Payment' }));
    expect(page.left).toHaveLength(1);
  });
  expect(asked(page, 'createPayLink')).toHaveLength(2);
});

test('a payment that the end of the session refused reads nothing again: one dialog says so', async () => {
  const page = open();
  await tap('Payment Method');
  page.sandbox.faults.add({ endpoint: '*', kind: 'http401' });
  const reads = asked(page, 'getOrder').length;
  await tapPayment();
  expect(await screen.findByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await waitFor(async () => expect(await button('Payment')).toBeEnabled());
  expect(asked(page, 'getOrder')).toHaveLength(reads);
});

test('a payment that arrived while the page was away is said to have arrived', async () => {
  const page = open();
  await pay(page);
  change(page, { status: 200, paidAt: 1 });
  reopen(page);
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
  const receipts = JSON.parse(localStorage.getItem(`peace:receipts:${ORDER}`) ?? '');
  expect(receipts.value.value).toMatchObject([{ productName: 'Bayani Cash', isClosed: true }]);
});

test('a due date that moved on is an arrival, and the page says what is due next', async () => {
  const page = open();
  await pay(page);
  const plan = page.sandbox.state.orders.get(ORDER)?.periods ?? [];
  change(page, { periods: plan.map((period) => ({ ...period, dueAt: period.dueAt + 30 * 24 * 60 * 60 * 1000 })) });
  restoreFromCache();
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(screen.getByText(/^Next:/)).toHaveTextContent(/^Next: ₱5,450.00, due \w/);
  expect(JSON.parse(localStorage.getItem(`peace:receipts:${ORDER}`) ?? '')).toMatchObject({
    value: { value: [{ kind: 'repayment', through: 'GCash bill payment', isClosed: false }] },
  });
  expect(await button('Payment Method')).toBeEnabled();
});

test('a pending payment is looked for by itself while the page is visible', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = open();
  await pay(page);
  change(page, { status: 200, paidAt: 1 });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
});

test('a pay code that was copied before React was there is a pending payment, recorded once', async () => {
  const copied = { text: '8120340056789', outcome: Promise.resolve({ kind: 'copied' } as const) };
  window.peaceEarly = { request: undefined, payload: {}, isHydrating: true, painted: null, copied };
  const page = open({ scenario: 'repay-default-code' });
  expect(await pendingPayment()).toBeVisible();
  expect(screen.getByText(/through Isla Bills/)).toBeVisible();
  await tap('I did not pay');
  expect(await button('Payment Method')).toBeVisible();
  page.unmount();
  open({ scenario: 'repay-default-code', sandbox: page.sandbox });
  expect(await button('Payment Method')).toBeEnabled();
  expect(screen.queryByRole('heading', { name: 'You started a payment' })).not.toBeInTheDocument();
  delete window.peaceEarly;
});

test('a pay code that is copied is a pending payment', async () => {
  open({ scenario: 'repay-default-code' });
  await tap('Copy');
  expect(await pendingPayment()).toBeVisible();
  expect(screen.getByText(/through Isla Bills/)).toBeVisible();
  expect(await button('Copy')).toBeVisible();
});

test('looking at the barcode of a pay code starts no payment', async () => {
  open({ scenario: 'repay-default-code' });
  await tap('Show barcode');
  await tap('Close');
  expect(await button('Payment Method')).toBeEnabled();
  expect(screen.queryByRole('heading', { name: 'You started a payment' })).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('peace:payment:'))).toEqual([]);
});
