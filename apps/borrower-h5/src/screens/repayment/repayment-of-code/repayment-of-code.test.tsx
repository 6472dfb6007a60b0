import { createSandbox } from '@peace/sandbox';
import { fakeEntries } from '@peace/web-platform/testing/fake-entries';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aPayment } from '#features/payment/testing/a-payment.ts';
import { storedPayment, storePayment } from '#features/payment/testing/stored-payment.ts';
import { comeBack, hidePage } from '#shared/testing/come-back.ts';
import { button, tap } from '#shared/testing/press.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { RepaymentOfCodeRoute } from './use-repayment-of-code.ts';

const link = '/repaymentOfCode?showType=1&payCode=8120340056789&repayAmount=5450.00';

const otherAmount = link.replace('5450.00', '99999.00');
const withoutAmount = link.replace('&repayAmount=5450.00', '');
const payment = () => storedPayment('8402');
/** More was due when it was started: it has arrived once what is due is read. */
const arrived = aPayment({ due: { amount: { minor: 1_090_000, currency: 'PHP' }, date: '2026-11-27' } });

interface Opened {
  readonly isOffline?: boolean;
  /** The order is not answered until it is released. */
  readonly isHeld?: boolean;
  /** A screen of this app led here. */
  readonly isOfApp?: boolean;
  readonly host?: 'browser';
}

function open(entry: string, { isOffline = false, isHeld = false, isOfApp = false, host }: Opened = {}) {
  const sandbox = createSandbox({ scenario: 'repay-default-code' });
  if (isOffline) sandbox.faults.add({ endpoint: '*', kind: 'http500' });
  if (isHeld) sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold', times: 1 });
  const entries = fakeEntries(`https://h5.example.ph${entry}`);
  if (isOfApp) entries.history.replaceState({ idx: 1 }, '');
  const options = { scenario: 'repay-default-code', page: entries, sandbox, ...(host && { host }) };
  const page = openScreen(RepaymentOfCodeRoute, options);
  /** Changes the amount due in the server's words. */
  const setDue = (amountText: string) =>
    page.changeOrders(({ repayment }) => ({ repayment: { ...repayment, amountText } }), '8402');
  return { ...page, setDue };
}

const ofLink = () => screen.findByText('This code came with a link');
const copy = () => screen.findByRole('button', { name: 'Copy' });
/** Only of what is known to be the order's. */
const barcode = () => screen.queryByRole('button', { name: 'Show barcode' });

test('the order that the link names is read, on each return as well: once it is repaid the code is gone', async () => {
  const page = open(`${link}&orderId=8402`);
  await waitFor(async () => expect(await copy()).toBeEnabled());
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  page.changeOrders({ status: 200 }, '8402');
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  expect(screen.queryByText('₱5,450.00')).not.toBeInTheDocument();
});

test('the specification’s query shows amount, code with Copy, and picture under a notice that leads to the orders', async () => {
  const page = open(`${link}&payCodeImg=/peace/__files/logo/7.svg`);
  expect(await ofLink()).toBeVisible();
  expect(screen.getAllByText('₱5,450.00')[0]).toBeVisible();
  expect(screen.getByRole('img', { name: 'Payment channel' })).toBeVisible();
  await userEvent.click(await copy());
  expect(await screen.findByText('copy success')).toBeVisible();
  expect(barcode()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'See my orders' }));
  expect(page.address()).toBe('/order');
  expect(page.sandbox.log.list()).toEqual([]);
});

test('the code of a link that is not its order’s is shown under a notice that says so, and starts no payment', async () => {
  open(`${link.replace('8120340056789', '9999000011112')}&orderId=8402`);
  expect(await screen.findByText('This is not the pay code of your order')).toBeVisible();
  expect(barcode()).not.toBeInTheDocument();
  await userEvent.click(await copy());
  await act(async () => undefined);
  expect(payment().read()).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toBeVisible();
});

test('the number of a wallet is not shown as a pay code that nothing confirms', async () => {
  open(link.replace('8120340056789', '0063-917-123-4567'));
  expect(await screen.findByRole('heading', { name: /this code cannot be shown here/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent('917');
});

const picture = '/repaymentOfCode?showType=2&payCodeImg=/peace/__files/code/1.svg&repayAmount=5450.00';

test.each(['', '&orderId=8402'])(
  'a picture of a link%s stands under the same notice, without Save and without what its order says',
  async (order) => {
    const page = open(picture + order);
    expect(await ofLink()).toBeVisible();
    if (order) await waitFor(() => expect(page.sandbox.log.list().length).toBeGreaterThan(1));
    await act(async () => undefined);
    expect(screen.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Save/ })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Repayment date');
    const name = page.sandbox.state.orders.get('8402')?.product.name ?? 'no order';
    expect(document.body).not.toHaveTextContent(name);
  },
);

test('the picture that a screen of this app led to is saved, and stands under no notice', async () => {
  open(picture, { isOfApp: true, host: 'browser' });
  expect(await screen.findByRole('link', { name: 'Save the QR code' })).toBeVisible();
  expect(screen.queryByText('This code came with a link')).not.toBeInTheDocument();
});

test('a web view, which may know no downloads, has no link that saves the picture', async () => {
  open(picture, { isOfApp: true });
  expect(await screen.findByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Save the QR code' })).not.toBeInTheDocument();
});

test.each(['/favicon.svg', '/peace/user-problem/__files/picture-1.png', 'https://evil.test/qr.png'])(
  'the picture %s of a link is not loaded: it is of no folder for pictures to pay by',
  async (payCodeImg) => {
    open(`/repaymentOfCode?showType=2&payCodeImg=${payCodeImg}&repayAmount=5450.00`);
    expect(await screen.findByRole('heading', { name: /this code cannot be shown here/ })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  },
);

test('a code whose order cannot be read is copied under the notice, and starts no payment', async () => {
  const page = open(`${link}&orderId=8402`, { isOffline: true });
  await waitFor(() => expect(page.sandbox.log.list().length).toBeGreaterThan(1));
  expect(await ofLink()).toBeVisible();
  await userEvent.click(await copy());
  expect(await screen.findByText('copy success')).toBeVisible();
  expect(payment().read()).toBeNull();
});

test.each([
  ['a code', otherAmount],
  ['a QR code', picture.replace('5450.00', '99999.00')],
])('%s with another amount than what is due is folded under a notice that leads to what is due', async (_, entry) => {
  const page = open(`${entry}&orderId=8402`);
  await waitFor(() =>
    expect(document.body).toHaveTextContent(/asks for ₱99,999.00. What is due for this order is ₱5,450.00/),
  );
  expect(await screen.findByText('₱99,999.00')).not.toBeVisible();
  expect(barcode()).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Isla Bills');
  await userEvent.click(screen.getByRole('link', { name: 'See what is due' }));
  await waitFor(() => expect(page.address()).toBe('/repay?orderId=8402'));
});

test('what is due is read on each return: yesterday’s amount is shown as another', async () => {
  const page = open(`${link}&orderId=8402`);
  await waitFor(() => expect(barcode()).toBeVisible());
  page.setDue('5,504.50');
  comeBack();
  await waitFor(() =>
    expect(document.body).toHaveTextContent(/asks for ₱5,450.00. What is due for this order is ₱5,504.50/),
  );
  expect(barcode()).not.toBeInTheDocument();
});

test('what is due and cannot be read again puts the code under the notice until it was read', async () => {
  const page = open(`${link}&orderId=8402`);
  await waitFor(() => expect(barcode()).toBeVisible());
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected', times: 1 });
  comeBack();
  expect(await ofLink()).toBeVisible();
  expect(document.body).not.toHaveTextContent('Isla Bills');
  expect(document.querySelector('.van-toast')).toBeNull();
  expect(screen.getAllByText('₱5,450.00')[0]).toBeVisible();
  expect(await copy()).toBeEnabled();
  comeBack();
  await waitFor(() => expect(barcode()).toBeVisible());
  expect(screen.queryByText('This code came with a link')).not.toBeInTheDocument();
});

test('a code stands under the notice until its order was read, too', async () => {
  const page = open(`${link}&orderId=8402`, { isHeld: true });
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  await waitFor(() => expect(page.asked('getPeriodRepayment')).toHaveLength(1));
  await act(async () => undefined);
  expect(await ofLink()).toBeVisible();
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(barcode()).toBeVisible());
});

test('an amount beside one that the server sends unreadably stands under the notice', async () => {
  const page = open(`${otherAmount}&orderId=8402`);
  page.setDue('5,45O.OO');
  await waitFor(() => expect(page.sandbox.log.list().length).toBeGreaterThan(1));
  await act(async () => undefined);
  expect(await ofLink()).toBeVisible();
  expect(barcode()).not.toBeInTheDocument();
});

test('a code without an amount, of an order whose amount cannot be read, is copied and starts no payment', async () => {
  const page = open(`${withoutAmount}&orderId=8402`);
  page.setDue('5,45O.OO');
  await waitFor(() => expect(barcode()).toBeVisible());
  await userEvent.click(await copy());
  await act(async () => undefined);
  expect(payment().read()).toBeNull();
  expect(screen.queryByRole('heading', { name: 'You copied the code' })).toBeNull();
});

test('a code without an amount is compared with its order’s', async () => {
  open(`${withoutAmount}&orderId=8402`);
  await waitFor(() => expect(barcode()).toBeVisible());
});

test('what a screen of this app led to is copied as it is: it starts no other payment, and looks for none', async () => {
  storePayment('8402', arrived);
  const page = open(`${link}&orderId=8402`, { isOfApp: true });
  expect(await screen.findByText('Bayani Cash')).toBeVisible();
  await userEvent.click(await copy());
  await act(async () => undefined);
  expect(page.asked('getOrder')).toHaveLength(1);
  expect(payment().read()).toMatchObject({ key: 'link-1' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('peace:payment:'))).toEqual(['peace:payment:8402']);
});

test.each([
  ['the order’s own code, with its lender, payee and date', link, ['Bayani Cash', 'Isla Bills', 'Repayment date']],
  ['another code, without a payee', link.replace('8120340056789', '9999000011112'), ['Bayani Cash', 'Repayment date']],
  ['another amount, without what is due', otherAmount, ['Isla Bills']],
  ['a code without an amount, with its payee', withoutAmount, ['Isla Bills']],
])('a screen of this app leads to %s', async (_, entry, names) => {
  open(`${entry}&orderId=8402`, { isOfApp: true });
  const isShown = (name: string) => document.body.textContent.includes(name);
  await waitFor(() => expect(['Bayani Cash', 'Isla Bills', 'Repayment date'].filter(isShown)).toEqual(names));
});

test('a pending payment is looked for when the borrower asks', async () => {
  storePayment('8402');
  const page = open(`${link}&orderId=8402`);
  await waitFor(async () => expect(await button('Check again')).toBeEnabled());
  hidePage();
  page.changeOrders({ status: 200 }, '8402');
  await tap('Check again');
  await waitFor(() => expect(payment().read()).toBeNull());
});

test('the code of a payment that has arrived is gone, though more is due', async () => {
  storePayment('8402', arrived);
  open(`${link}&orderId=8402`);
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
});

test('copying the order’s own code starts a payment, once the order and what is due were read', async () => {
  open(`${link}&orderId=8402`);
  await waitFor(() => expect(barcode()).toBeVisible());
  // Nor was its place reserved.
  expect(document.body).not.toHaveTextContent('Repayment date');
  expect(payment().read()).toBeNull();
  await userEvent.click(await copy());
  expect(payment().read()).toMatchObject({
    request: { means: { kind: 'code', name: 'Isla Bills' }, purpose: 'repayment', amount: { minor: 545_000 } },
  });
  expect(await screen.findByRole('button', { name: 'I did not pay' })).toBeVisible();
  // The borrower pays with it now.
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('beside another payment of the order the code stays, and copying it records no second one', async () => {
  storePayment('8402');
  open(`${link}&orderId=8402`);
  const notPaid = await screen.findByRole('button', { name: 'I did not pay' });
  expect(document.body).toHaveTextContent('GCash bill payment');
  // Read out once: a region in a region is read twice.
  expect(document.querySelector('[role="status"] [role="status"]')).toBeNull();
  await waitFor(() => expect(barcode()).toBeVisible());
  await userEvent.click(await copy());
  expect(await screen.findByText('copy success')).toBeVisible();
  expect(payment().read()).toMatchObject({ key: 'link-1' });
  await userEvent.click(notPaid);
  expect(payment().read()).toBeNull();
});
