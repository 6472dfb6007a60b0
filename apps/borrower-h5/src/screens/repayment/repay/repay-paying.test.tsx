import { screens } from '@peace/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, type RenderOptions, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { RepayRoute } from './repay.route.tsx';

const ORDER = '8401';
const open = (options: Partial<RenderOptions> = {}) =>
  renderScreen(<RepayRoute />, screens.repay.path, { scenario: 'repay', ...options });
const button = (name: string) => screen.findByRole('button', { name });
const tap = async (name: string) => userEvent.click(await button(name));
const asked = (page: RenderedScreen, endpoint: string) =>
  page.sandbox.log.list().filter((entry) => entry.endpoint === endpoint);
const begun = () => screen.findByRole('heading', { name: 'You started a payment' });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

async function tapPayment() {
  const sheet = within(await screen.findByRole('dialog', { name: 'Payment Method' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Payment' }));
}

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

/** The page comes out of the back/forward cache. */
function restoreFromCache() {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

/** The page is killed and opened again. */
function reopen(page: RenderedScreen) {
  page.unmount();
  return open({ sandbox: page.sandbox });
}

test('a payment that was begun is known to the page that is opened again, and paying is not offered', async () => {
  const page = open();
  await pay(page);
  reopen(page);
  expect(await begun()).toBeVisible();
  expect(screen.getByText(/₱5,450.00/, { selector: '.peace-status__description *' })).toBeVisible();
  expect(screen.getByText(/through GCash bill payment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
});

test('paying again takes a confirmation, and is a payment with a key of its own', async () => {
  const page = open();
  await pay(page);
  const again = reopen(page);
  await begun();
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
  await begun();
  await tap('I did not pay');
  await pay(again);
});

test('a payment that arrived while the page was away is said to have arrived', async () => {
  const page = open();
  await pay(page);
  change(page, { status: 200, paidAt: 1 });
  reopen(page);
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
});

test('a due date that moved on is an arrival, and the page says what is due next', async () => {
  const page = open();
  await pay(page);
  const plan = page.sandbox.state.orders.get(ORDER)?.periods ?? [];
  change(page, { periods: plan.map((period) => ({ ...period, dueAt: period.dueAt + 30 * 24 * 60 * 60 * 1000 })) });
  restoreFromCache();
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(screen.getByText(/^Next: ₱5,450.00, due /)).toBeVisible();
  expect(JSON.parse(localStorage.getItem(`peace:receipts:${ORDER}`) ?? '')).toMatchObject({
    value: { value: [{ kind: 'repayment', through: 'GCash bill payment', isClosed: false }] },
  });
  expect(await button('Payment Method')).toBeEnabled();
});

test('it is looked for by itself while the page is looked at', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = open();
  await pay(page);
  change(page, { status: 200, paidAt: 1 });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
});

test('a lost answer is looked for at 0, 3, 10 and 30 seconds; only then may it be repeated, under the same key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = open();
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'drop', times: 1, applied: true });
  await tap('Payment Method');
  await tapPayment();
  expect(await screen.findByRole('heading', { name: /do not know yet/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Payment Method|Pay again|I did not pay/ })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText(/nothing has arrived/)).toBeVisible();
  expect(asked(page, 'getOrder')).toHaveLength(5);
  await tap('Pay again');
  await tap('I want to pay again');
  await tapPayment();
  await waitFor(() => expect(page.left).toHaveLength(1));
  const keys = asked(page, 'createPayLink').map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('an order that cannot be read after a lost answer is checked again before it is paid', async () => {
  const page = open();
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'http500', times: 1 });
  await tap('Payment Method');
  await screen.findByRole('dialog');
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected', times: 1 });
  await tapPayment();
  expect(await screen.findByText('The service is busy. Please try again later.')).toBeVisible();
  expect(await screen.findByText(/Please check it again before you pay/)).toBeVisible();
  await tap('Check again');
  expect(await screen.findByText(/We are checking your order, so that you do not pay twice/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
});

test('a request that was under way when the page was frozen is given up, and its late answer opens nothing', async () => {
  const page = open();
  page.sandbox.latency.set(500, 'createPayLink');
  await tap('Payment Method');
  await tapPayment();
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('button', { name: /Preparing your payment/ })).toHaveAttribute('aria-disabled', 'true');
  restoreFromCache();
  expect(await screen.findByRole('heading', { name: /do not know yet/ })).toBeVisible();
  await waitFor(() => expect(asked(page, 'createPayLink')).toHaveLength(1));
  expect(page.left).toEqual([]);
});

test('a pay code that is copied is a payment that was begun', async () => {
  open({ scenario: 'repay-default-code' });
  await tap('Copy');
  expect(await begun()).toBeVisible();
  expect(screen.getByText(/through Isla Bills/)).toBeVisible();
  expect(await button('Copy')).toBeVisible();
});
