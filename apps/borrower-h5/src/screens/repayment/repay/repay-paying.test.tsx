import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storedPayment, storePayment } from '#features/payment/testing/stored-payment.ts';
import { openScreen, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { restoreFromCache } from '#shared/testing/come-back.ts';
import { button, press, tap } from '#shared/testing/press.ts';
import { OrderDetailsRoute } from '../../order/order-details/use-order-details.tsx';
import { open, tapPayment } from './testing/pay-page.tsx';

const ORDER = '8401';

const pendingPayment = () => screen.findByRole('heading', { name: 'You opened the payment page' });
const copiedCode = () => screen.findByRole('heading', { name: 'You copied the code' });

/** Opens the pay link of the first channel. */
async function pay(page: RenderedScreen) {
  await tap('Payment Method');
  await tapPayment();
  await waitFor(() => expect(page.left).toHaveLength(1));
}

/** The page is killed and opened again. */
function reopen(page: RenderedScreen) {
  page.unmount();
  return open('repay', { sandbox: page.sandbox });
}

test('paying again takes a confirmation, and is a payment with a key of its own', async () => {
  const page = open();
  await pay(page);
  const again = reopen(page);
  await pendingPayment();
  expect(screen.getByText(/through GCash bill payment/)).toBeVisible();
  await waitFor(async () => {
    await tap('Payment Method');
    expect(screen.getByRole('alertdialog', { name: 'Pay again?' })).toBeVisible();
  });
  expect(await button('Do not pay again')).toHaveClass('van-button--primary');
  expect(again.back()).toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await tap('Payment Method');
  expect(page.asked('createPayLink')).toHaveLength(1);
  await tap('I want to pay again');
  await tapPayment();
  await waitFor(() => expect(again.left).toHaveLength(1));
  const keys = page.asked('createPayLink').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('a borrower who reports that nothing was paid may pay as before', async () => {
  const page = open();
  await pay(page);
  const again = reopen(page);
  await pendingPayment();
  await tap('I did not pay');
  await pay(again);
});

test('where the bar has that report beside the check, it ends the payment, too', async () => {
  storePayment(ORDER);
  open('repay', { locale: 'en' });
  await tap('I didn’t pay');
  expect(await button('Pay ₱5,450.00')).toBeEnabled();
  expect(storedPayment(ORDER).read()).toBeNull();
});

test('a payment that was refused is over, and what the page shows is read again', async () => {
  const page = open();
  await tap('Payment Method');
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'rejected', times: 1 });
  page.changeOrders({ status: 200, paidAt: 1 });
  await tapPayment();
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(localStorage.getItem(`peace:payment:${ORDER}`)).toBeNull();
});

test('what the server said stays in the sheet where the page cannot be read again', async () => {
  const page = open();
  await tap('Payment Method');
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'rejected', times: 1 });
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500', times: 1 });
  await tapPayment();
  expect(await screen.findByText('This may have changed')).toBeInTheDocument();
  const sheet = screen.getByRole('dialog');
  expect(sheet).toHaveTextContent('The service is busy. Please try again later.');
  await press(await within(sheet).findByRole('button', { name: 'Check again' }));
  await waitFor(async () => {
    await press(within(sheet).getByRole('button', { name: 'Payment' }));
    expect(page.left).toHaveLength(1);
  });
  expect(page.asked('createPayLink')).toHaveLength(2);
});

test('a payment that the end of the session refused reads nothing again: one dialog says so', async () => {
  const page = open();
  await tap('Payment Method');
  page.sandbox.faults.add({ endpoint: '*', kind: 'http401' });
  const reads = page.asked('getOrder').length;
  await tapPayment();
  expect(await screen.findByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await waitFor(async () => expect(await button('Payment')).toBeEnabled());
  expect(page.asked('getOrder')).toHaveLength(reads);
});

test('a payment that arrived while the page was away is shown as arrived, with its receipt on the order’s page', async () => {
  const page = open();
  await pay(page);
  page.changeOrders({ status: 200, paidAt: 1 });
  const again = reopen(page);
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
  const address = `/loanDetail?orderId=${ORDER}#receipt`;
  const link = screen.getByRole('link', { name: 'Receipt' });
  expect(link).toHaveAttribute('href', address);
  again.unmount();
  openScreen(OrderDetailsRoute, {
    scenario: 'repay',
    entry: address,
    sandbox: page.sandbox,
  });
  const receipt = await screen.findByRole('dialog', { name: /./ });
  for (const text of [
    '₱5,450.00',
    'GCash bill payment',
    'Bayani Cash',
    'Nothing is left to pay',
    'not the lender’s legal receipt',
  ]) {
    expect(receipt).toHaveTextContent(text);
  }
});

test('a payment that arrives while another is chosen closes the sheet: what is due next is tapped for itself', async () => {
  const page = open();
  await pay(page);
  recordPart();
  reopen(page);
  await pendingPayment();
  await waitFor(async () => {
    await tap('Payment Method');
    expect(screen.getByRole('alertdialog', { name: 'Pay again?' })).toBeVisible();
  });
  await tap('I want to pay again');
  expect(await screen.findByRole('dialog')).toBeVisible();
  receivePart(page);
  restoreFromCache();
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** ₱1,000.00 was paid, recorded against all that is due. */
function recordPart() {
  const key = `peace:payment:${ORDER}`;
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"minor":545000', '"minor":100000'));
}

const receivePart = (page: RenderedScreen) =>
  page.changeOrders(({ periods }) => ({
    periods: periods.map((period) => ({ ...period, amount: period.amount - 100_000 })),
  }));

const postpone = (page: RenderedScreen, days: number) =>
  page.changeOrders(({ periods }) => ({
    periods: periods.map((period) => ({ ...period, dueAt: period.dueAt + days * 24 * 60 * 60 * 1000 })),
  }));

/** Moves the due date by this many days and makes the page read it again. */
async function moveDueDate(page: RenderedScreen, days: number) {
  postpone(page, days);
  restoreFromCache();
  expect(await screen.findByText(/^Your next payment is ₱5,450.00 by \d{4}-\d{2}-\d{2}\.$/)).toBeVisible();
}

test('the same amount at a later date is shown as it is: no arrival, no receipt, and the record ends', async () => {
  const page = open();
  await pay(page);
  await moveDueDate(page, 14);
  expect(screen.getByText(/the receipt of your wallet or counter is your proof/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /arrived/ })).toBeNull();
  expect(localStorage.getItem(`peace:receipts:${ORDER}`)).toBeNull();
  expect(localStorage.getItem(`peace:payment:${ORDER}`)).toBeNull();
  expect(await button('Payment Method')).toBeEnabled();
});

test('nothing is asked where no payment moved on, however late it is due', async () => {
  const page = open();
  postpone(page, 60);
  await pay(page);
});

test('what is due that fell by what was paid is an arrival, with a receipt and what is due next, and beside what is due after that', async () => {
  const page = open();
  await pay(page);
  recordPart();
  receivePart(page);
  reopen(page);
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(screen.getByText(/^Next:/)).toHaveTextContent(/^Next: ₱4,450.00, due \w/);
  expect(JSON.parse(localStorage.getItem(`peace:receipts:${ORDER}`) ?? '')).toMatchObject({
    value: { value: [{ kind: 'repayment', through: 'GCash bill payment', isClosed: false }] },
  });
  receivePart(page);
  restoreFromCache();
  expect(await screen.findByText('₱3,450.00')).toBeVisible();
  expect(screen.getByText(/^Next:/)).toHaveTextContent('₱4,450.00');
});

test('a pending payment is looked for by itself while the page is visible', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = open();
  await pay(page);
  page.changeOrders({ status: 200, paidAt: 1 });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
});

test('a pay code that is copied is shown as copied, and takes no control away, and asks nothing of the server', async () => {
  const page = open('repay-default-code');
  await tap('Copy');
  expect(await copiedCode()).toBeVisible();
  expect(screen.getByText(/through Isla Bills/)).toBeVisible();
  expect(await button('Copy')).toBeVisible();
  expect(await button('Payment Method')).toBeEnabled();
  expect([page.asked('createPayLink'), page.left]).toEqual([[], []]);
});

test('beside another payment the code’s page opens at once, and no second payment is recorded', async () => {
  const page = open('repay-default-code');
  await pay(page);
  page.unmount();
  const again = open('repay-default-code', { sandbox: page.sandbox });
  await pendingPayment();
  await tap('Copy');
  await press(await screen.findByRole('button', { name: /Isla Bills/ }));
  await waitFor(() => expect(again.address()).toBe('/repaymentOfCode2'));
  expect(localStorage.getItem('peace:payment:8402')).toContain('"kind":"link"');
});

test('the row of the pay code beside a pending payment opens the code’s page', async () => {
  storePayment('8402');
  const page = open('repay-default-code', { locale: 'en' });
  await tap('Payment code: Isla Bills');
  expect(page.address()).toBe('/repaymentOfCode2');
});

test('looking at the barcode of a pay code, which has the amount beside it, starts no payment', async () => {
  open('repay-default-code');
  await tap('Show barcode');
  expect(screen.getByRole('dialog')).toHaveTextContent('₱5,450.00');
  await tap('Close');
  expect(await button('Payment Method')).toBeEnabled();
  expect(screen.queryByRole('heading', { name: 'You copied the code' })).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('peace:payment:'))).toEqual([]);
});

test('the screen stays on while a barcode is shown', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  open('repay-default-code');
  await tap('Show barcode');
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await tap('Close');
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
