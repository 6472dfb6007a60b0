import { screens } from '@peace/screens';
import { borrowerOf, claimItems } from '@peace/session';
import { localItems } from '@peace/web-platform/storage';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toStoredPayCode, payCodeItem } from '#shared/order/pay-code-item.ts';
import { aDefaultPayCode, aPayCodeOwner } from '#features/payment/testing/a-repayment.ts';
import { aPayment } from '#features/payment/testing/a-payment.ts';
import { storedPayment, storePayment } from '#features/payment/testing/stored-payment.ts';
import { drawsPictures } from '#features/receipt/testing/draws-pictures.ts';
import { openItem } from '#shared/storage/stored-item.ts';
import { instantText } from '#shared/wire-date-text.ts';
import { comeBack, hidePage } from '#shared/testing/come-back.ts';
import { button, tap } from '#shared/testing/press.ts';
import { openScreen, sandboxWith } from '#shared/testing/render-screen.tsx';
import { RepaymentOfStoredCodeRoute } from './use-repayment-of-stored-code.tsx';

const access = { storage: localItems(window), clock: { now: () => Date.now() }, borrower: null };
const item = openItem(access, payCodeItem);
/** A day ago. */
const STORED_AT = Date.now() - 24 * 60 * 60 * 1000;
const payment = () => storedPayment('8402');

function open(query = '', sandbox?: Sandbox) {
  return openScreen(RepaymentOfStoredCodeRoute, {
    scenario: 'repay-default-code',
    sandbox,
    entry: screens.repaymentOfStoredCode.path + query,
  });
}

const copy = () => screen.findByRole('button', { name: 'Click to Copy' });

beforeEach(() => {
  const owner = aPayCodeOwner({ orderId: '8402', productId: undefined, storedAt: STORED_AT });
  item.write(toStoredPayCode(aDefaultPayCode(), { minor: 545_000, currency: 'PHP' }, owner));
});

test('the code of an order that cannot be paid is gone, from the page and from the device', async () => {
  const page = open();
  page.changeOrders({ status: 200 }, '8402');
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Click to Copy' })).not.toBeInTheDocument();
  expect(screen.queryByText('₱5,450.00')).not.toBeInTheDocument();
  expect(item.read()).toBeNull();
});

test('coming back reads the order', async () => {
  const page = open();
  await waitFor(() => expect(page.asked('getOrder')).toHaveLength(1));
  await waitFor(async () => expect(await copy()).toBeEnabled());
  page.changeOrders({ status: 200 }, '8402');
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
});

test('an order that cannot be read again leaves the code to be copied, and the page says of when it is', async () => {
  const page = open();
  await waitFor(async () => expect(await copy()).toBeEnabled());
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected', times: 1 });
  comeBack();
  const storedAt = instantText(STORED_AT, 'original').replaceAll(/\s/g, ' ');
  await waitFor(() => expect(document.body).toHaveTextContent(`What you see here is from ${storedAt}.`));
  expect(document.body).toHaveTextContent(`This code is from ${storedAt}.`);
  await userEvent.click(await copy());
  expect(await screen.findByText('copy success')).toBeVisible();
  await waitFor(() => expect(payment().read()).toMatchObject({ request: { means: { kind: 'code' } } }));
});

test('the code of an order that was never read is copied, and starts no payment', async () => {
  const page = open();
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected' });
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  await userEvent.click(await copy());
  expect(await screen.findByText('copy success')).toBeVisible();
  expect(payment().read()).toBeNull();
  page.sandbox.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument());
});

test('a borrower who did not pay has no pending payment any more', async () => {
  storePayment('8402');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'I did not pay' }));
  await waitFor(() => expect(payment().read()).toBeNull());
});

test('Check again looks for a pending payment, too', async () => {
  storePayment('8402');
  const page = open();
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected' });
  expect(await screen.findByText('Waiting for it')).toBeVisible();
  hidePage();
  page.sandbox.faults.clear();
  page.changeOrders({ status: 200 }, '8402');
  await tap('Check again');
  await waitFor(() => expect(payment().read()).toBeNull());
});

test('a pending payment is looked for when the borrower asks', async () => {
  storePayment('8402');
  const page = open();
  await waitFor(async () => expect(await button('Check again')).toBeEnabled());
  hidePage();
  page.changeOrders({ status: 200 }, '8402');
  await tap('Check again');
  await waitFor(() => expect(payment().read()).toBeNull());
});

test('beside a payment that arrived is the loan that it was for', async () => {
  storePayment('8402', aPayment({ due: { amount: { minor: 1_090_000, currency: 'PHP' }, date: '2026-11-27' } }));
  open();
  expect(await screen.findByText('Bayani Cash')).toBeVisible();
});

test('every group of notices is open', async () => {
  open();
  for (const { title, items } of aDefaultPayCode().payNotice) {
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    for (const step of items.flatMap(({ steps }) => steps)) {
      for (const shown of screen.getAllByText(step)) expect(shown).toBeVisible();
    }
  }
});

test('the logo of the channel is beside its code', async () => {
  open();
  await copy();
  expect(document.querySelector('.peace-slip img')).toHaveAttribute('src', aDefaultPayCode().logo);
});

test('copying begins a payment, once the order and what is due were read', async () => {
  const sandbox = createSandbox({ scenario: 'repay-default-code' });
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold', times: 1 });
  const page = open('', sandbox);
  await waitFor(() => expect(page.asked('getPeriodRepayment')).toHaveLength(1));
  await act(async () => undefined);
  expect(await copy()).toBeDisabled();
  act(() => sandbox.held.release());
  await waitFor(async () => expect(await copy()).toBeEnabled());
  expect(item.read()).not.toBeNull();
  expect(payment().read()).toBeNull();
  await userEvent.click(await copy());
  expect(payment().read()).toMatchObject({
    request: { means: { kind: 'code', name: 'Isla Bills' }, amount: { minor: 545_000 } },
  });
});

test('the stored amount is copied also where what is due cannot be read', async () => {
  const sandbox = createSandbox({ scenario: 'repay-default-code' });
  sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  open('', sandbox);
  await button('Check again');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(await button('Copy the amount'));
  expect(write).toHaveBeenCalledExactlyOnceWith('5450.00');
});

test('the picture of the barcode, saved for the counter, has the stored amount', async () => {
  const fillText = vi.fn<(text: string) => void>();
  drawsPictures({ fillText });
  open();
  await tap('Show barcode');
  await waitFor(async () => expect(await button('Save or share a picture')).toBeEnabled());
  expect(fillText.mock.calls.map(([text]) => text)).toContain('₱5,450.00');
});

test.each([
  ['is on the panel', '2026-11-27', 'Repayment date: 2026-11-27'],
  ['is not, where the code was stored without one', undefined, undefined],
])('the date of a code %s', async (_, repayDate, text) => {
  const owner = aPayCodeOwner({ orderId: '8402', productId: undefined, storedAt: STORED_AT, repayDate });
  item.write(toStoredPayCode(aDefaultPayCode(), { minor: 545_000, currency: 'PHP' }, owner));
  open();
  await waitFor(async () => expect(await copy()).toBeEnabled());
  expect(document.querySelector('.peace-panel__line')?.textContent).toBe(text);
});

test.each([
  ['repayment', '/repay'],
  ['extension', '/repayDelay'],
] as const)(
  'an amount that has changed since (%s) is not shown, and the way to what is due now is',
  async (purpose, path) => {
    const owner = aPayCodeOwner({ orderId: '8402', productId: undefined, storedAt: STORED_AT, purpose });
    item.write(toStoredPayCode(aDefaultPayCode(), { minor: 500_000, currency: 'PHP' }, owner));
    const page = open('', sandboxWith('repay-default-code', { canRollOver: true }));
    expect(await screen.findByRole('heading', { name: 'This code is not current any more' })).toBeVisible();
    expect(screen.queryByText('₱5,000.00')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'See what is due' }));
    await waitFor(() => expect(page.address()).toBe(`${path}?orderId=8402`));
  },
);

test.each(['underWay', 'answerLost'] as const)(
  'beside another payment (%s) the code stays, and copying it records no second one',
  async (stage) => {
    storePayment('8402', undefined, { kind: stage });
    open();
    await waitFor(async () => expect(await copy()).toBeEnabled());
    await userEvent.click(await copy());
    expect(await screen.findByText('copy success')).toBeVisible();
    expect(payment().read()).toMatchObject({ key: 'link-1' });
  },
);

test('a stored code that has no session to be shown to says to log in, and asks the shell for it', async () => {
  const borrower = borrowerOf(access.storage, { sessionId: 's-0', userId: 'u-1' });
  const owner = aPayCodeOwner({ orderId: '8402', productId: undefined, storedAt: STORED_AT });
  openItem({ ...access, borrower }, payCodeItem).write(toStoredPayCode(aDefaultPayCode(), null, owner));
  const page = open();
  expect(screen.getByRole('heading', { name: 'Log in to see this page.' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('8120');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(page.sent).toContainEqual(expect.objectContaining({ name: 'returnToLogin' })));
});

test('without a stored code the page tells that it is gone', () => {
  localStorage.clear();
  open();
  expect(screen.getByRole('heading', { name: /no longer on this device/ })).toBeVisible();
});

test('a made-up session without a user does not show the owner’s code; one that the backend has accepted does', () => {
  const owner = aPayCodeOwner({ orderId: '8402', productId: undefined, storedAt: STORED_AT });
  const device = { localStorage, sessionStorage };
  claimItems(device, { sessionId: 's-1', userId: 'u-1' });
  const borrower = borrowerOf(access.storage, { sessionId: 's-1', userId: 'u-1' });
  openItem({ ...access, borrower }, payCodeItem).write(toStoredPayCode(aDefaultPayCode(), null, owner));
  const unnamed = open('?sessionId=x');
  expect(document.body).not.toHaveTextContent('8120');
  expect(screen.getByRole('heading', { name: 'Log in to see this page.' })).toBeVisible();
  unnamed.unmount();
  claimItems(device, { sessionId: 's-2' });
  sessionStorage.clear();
  open('?sessionId=s-2');
  expect(document.body).toHaveTextContent('8120');
});
