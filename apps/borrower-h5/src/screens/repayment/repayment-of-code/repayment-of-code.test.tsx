import { createSandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { fakeEntries } from '@peace/web-platform/testing/fake-entries';
import { localItems } from '@peace/web-platform/storage';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { paymentItem } from '#shared/payment/payment.ts';
import { aPayment } from '#shared/payment/testing/a-payment.ts';
import { openItem } from '#shared/state/stored-item.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { RepaymentOfCodeRoute } from './use-repayment-of-code.tsx';

const link = '/repaymentOfCode?showType=1&payCode=8120340056789&repayAmount=5450.00';

const otherAmount = link.replace('5450.00', '99999.00');
const access = { storage: localItems(window), clock: { now: () => Date.now() }, borrower: null };
const payment = () => openItem(access, paymentItem, '8402');

beforeEach(() => localStorage.clear());

interface Opened {
  readonly isOffline?: boolean;
  /** A screen of this app led here. */
  readonly isOfApp?: boolean;
}

function open(entry: string, { isOffline = false, isOfApp = false }: Opened = {}) {
  const sandbox = createSandbox({ scenario: 'repay-default-code' });
  if (isOffline) sandbox.faults.add({ endpoint: '*', kind: 'http500' });
  const entries = fakeEntries(`https://h5.example.ph${entry}`);
  if (isOfApp) entries.history.replaceState({ idx: 1 }, '');
  const options = { scenario: 'repay-default-code', page: entries, sandbox };
  const page = renderScreen(<RepaymentOfCodeRoute />, screens.repaymentOfCode.path, options);
  const change = (changes: object) => {
    const order = page.sandbox.state.orders.get('8402');
    if (order) page.sandbox.state.orders.set('8402', { ...order, ...changes });
  };
  const setStatus = (status: number) => change({ status });
  /** What is due, in the server's words. */
  const setDue = (amountText: string) => {
    const order = page.sandbox.state.orders.get('8402');
    if (order) change({ repayment: { ...order.repayment, amountText } });
  };
  return { ...page, setStatus, setDue };
}

/** A pay link of the order was opened on another page. */
function beginByLink() {
  const since = Date.now();
  const stage = { kind: 'underWay', since } as const;
  payment().write({ key: 'link-1', request: aPayment({ due: null }), startedAt: since, stage });
}

const amountNotDue = () => screen.findByRole('heading', { name: /^The amount of this link is not what is due now/ });

function expectNotCopied() {
  expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show barcode' })).not.toBeInTheDocument();
}

function expectNothingToPayWith() {
  expectNotCopied();
  expect(screen.queryByRole('img', { name: 'QR code for your payment' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Pay only');
}

test('the order that the link names is read, on each return as well: once it is repaid the code is gone', async () => {
  const page = open(`${link}&orderId=8402`);
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled());
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  page.setStatus(200);
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  expect(screen.queryByText('₱5,450.00')).not.toBeInTheDocument();
});

test('the code of a link without an order can be read and not copied, and says that it came with a link', async () => {
  const page = open(link);
  expect(await screen.findByText('This code came with a link')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'See my orders' }));
  expect(page.address()).toBe('/order');
  expect(page.sandbox.log.list()).toEqual([]);
});

test('the code of a link that is not its order’s is not shown', async () => {
  open(`${link.replace('8120340056789', '9999000011112')}&orderId=8402`);
  expect(await screen.findByRole('heading', { name: /This is not the pay code of your order/ })).toBeVisible();
  expect(screen.queryByText(/9999/)).not.toBeInTheDocument();
});

test('the number of a wallet is not shown as a pay code that nothing confirms', async () => {
  open(link.replace('8120340056789', '09171234567'));
  expect(await screen.findByRole('heading', { name: /this code cannot be shown here/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent('0917');
});

test('a code whose order cannot be read stays to be seen, and is not copied', async () => {
  const page = open(`${link}&orderId=8402`, { isOffline: true });
  await waitFor(() => expect(page.sandbox.log.list().length).toBeGreaterThan(1));
  expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
});

test.each([
  ['a code', otherAmount],
  ['a QR code', '/repaymentOfCode?showType=2&payCodeImg=/favicon.svg&repayAmount=99999.00'],
])('%s with another amount than what is due is not shown, and the page leads to what is due', async (_, entry) => {
  const page = open(`${entry}&orderId=8402`);
  expect(await amountNotDue()).toBeVisible();
  expect(document.body).not.toHaveTextContent('99,999');
  expectNothingToPayWith();
  await userEvent.click(screen.getByRole('link', { name: 'See what is due' }));
  await waitFor(() => expect(page.address()).toBe('/repay?orderId=8402'));
});

test('what is due is read on each return: yesterday’s amount is gone', async () => {
  const page = open(`${link}&orderId=8402`);
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  page.setDue('5,504.50');
  comeBack();
  expect(await amountNotDue()).toBeVisible();
  expectNothingToPayWith();
});

test('what is due and cannot be read again leaves the code to be seen, and not copied', async () => {
  const page = open(`${link}&orderId=8402`);
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected', times: 1 });
  comeBack();
  expect(await screen.findByText('This code came with a link')).toBeVisible();
  expect(screen.getByText('₱5,450.00')).toBeVisible();
  expectNotCopied();
  comeBack();
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
});

test('an amount beside one that the server sends unreadably is to be seen, and not copied', async () => {
  const page = open(`${otherAmount}&orderId=8402`);
  page.setDue('5,45O.OO');
  await waitFor(() => expect(page.sandbox.log.list().length).toBeGreaterThan(1));
  await act(async () => undefined);
  expect(screen.getByText('This code came with a link')).toBeVisible();
  expectNotCopied();
});

test('what a screen of this app led to is copied as it is, and starts no other payment', async () => {
  beginByLink();
  open(`${otherAmount}&orderId=8402`, { isOfApp: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await act(async () => undefined);
  expect(screen.getByText('₱99,999.00')).toBeVisible();
  expect(payment().read()).toMatchObject({ key: 'link-1' });
});

test('copying the order’s own code starts a payment, once the order and what is due were read', async () => {
  open(`${link}&orderId=8402`);
  const copy = await screen.findByRole('button', { name: 'Copy' });
  expect(payment().read()).toBeNull();
  await userEvent.click(copy);
  expect(payment().read()).toMatchObject({
    request: { means: { kind: 'code' }, purpose: 'repayment', amount: { minor: 545_000 } },
  });
  expect(await screen.findByRole('button', { name: 'I did not pay' })).toBeVisible();
  // The borrower pays with it now.
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('beside another payment of the order the code is not shown, until that one was not paid', async () => {
  beginByLink();
  open(`${link}&orderId=8402`);
  const notPaid = await screen.findByRole('button', { name: 'I did not pay' });
  expect(document.body).toHaveTextContent('GCash bill payment');
  // Read out once: a region in a region is read twice.
  expect(document.querySelector('[role="status"] [role="status"]')).toBeNull();
  expectNothingToPayWith();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toBeVisible();
  await userEvent.click(notPaid);
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  expect(payment().read()).toBeNull();
});
