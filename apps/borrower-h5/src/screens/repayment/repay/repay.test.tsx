import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { comeBack } from '#shared/testing/come-back.ts';
import { button, press, stopClock, tap } from '#shared/testing/press.ts';
import type { RenderedScreen } from '#shared/testing/render-screen.tsx';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';
import { choosePayment, open } from './testing/pay-page.tsx';

/** Changes what is due of the order. */
const raise = (page: RenderedScreen, by: { readonly amount: number; readonly dueAt: number }) =>
  page.changeOrders(({ periods }) => ({
    periods: periods.map((each) => ({ ...each, amount: each.amount + by.amount, dueAt: each.dueAt + by.dueAt })),
  }));

test('Payment asks for the link of the first channel with the server’s amount, and leaves by it', async () => {
  const page = open('repay');
  const replaced = vi.spyOn(page.page.location, 'replace');
  const sheet = await choosePayment();
  expect(sheet.getByRole('radio', { name: 'GCash bill payment' })).toBeChecked();
  await userEvent.click(sheet.getByRole('button', { name: 'Payment' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.left[0]).toContain('/peace/__pay/');
  // A step back from the payer's page leads to the one that says what became of the payment.
  expect(replaced).not.toHaveBeenCalled();
  // The payer's page does not learn the session.
  expect(page.left[0]).not.toContain('merchantNumber');
  expect(page.asked('createPayLink').map(({ payload }) => payload)).toEqual([
    { productId: '68401', orderId: '8401', amount: '5450.00', channelNumber: '90001' },
  ]);
  expect(page.asked('createPayLink')[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('another channel is requested when it was chosen', async () => {
  const page = open('repay');
  const sheet = await choosePayment();
  await userEvent.click(sheet.getByRole('radio', { name: 'Maya bill payment' }));
  await press(sheet.getByRole('button', { name: 'Payment' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.asked('createPayLink')[0]?.payload['channelNumber']).toBe('90002');
});

test('an order that turns out to be paid shows the server’s words, and offers no payment', async () => {
  const page = open('repay-default-code');
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'drop', times: 1 });
  const sheet = await choosePayment();
  page.changeOrders({ status: 200 });
  await userEvent.click(sheet.getByRole('button', { name: 'Payment' }));
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
  expect(screen.queryByText('8120')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the order' }));
  expect(page.address()).toBe('/loanDetail?productId=68402&orderId=8402');
});

test('what the server refuses is shown in its words, in a toast and in the sheet, and may be tried again', async () => {
  const page = open('repay');
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'rejected', times: 1 });
  const sheet = await choosePayment();
  await userEvent.click(sheet.getByRole('button', { name: 'Payment' }));
  await expectToastAnnouncedOnce('The service is busy. Please try again later.');
  expect(sheet.getAllByText('The service is busy. Please try again later.')).toHaveLength(2);
  await userEvent.click(sheet.getByRole('button', { name: 'Payment' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
});

test('a javascript: payUrl leads nowhere, and the sheet shows why', async () => {
  const page = open('hostile-pay-url');
  const sheet = await choosePayment();
  await userEvent.click(sheet.getByRole('button', { name: 'Payment' }));
  expect(await sheet.findByText(/^The address of the payment page is not safe/)).toBeVisible();
  expect(page.left).toEqual([]);
  // Its channel is chosen no more: to go on, one is chosen by hand.
  expect(sheet.queryByRole('radio', { checked: true })).toBeNull();
  expect(sheet.getByRole('button', { name: 'Payment' })).toBeDisabled();
  const [first] = sheet.getAllByRole('radio');
  if (first) await userEvent.click(first);
  expect(sheet.getByRole('button', { name: 'Payment' })).toBeEnabled();
});

test('the shell’s back closes the sheet, then leaves the page to the shell', async () => {
  const page = open('repay');
  await choosePayment();
  expect(page.back()).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.back()).toBe(false);
});

test('the pay code’s box opens its page', async () => {
  const page = open('repay-default-code');
  await userEvent.click(await screen.findByRole('button', { name: /Isla Bills/ }));
  expect(page.address()).toBe('/repaymentOfCode2');
});

test('the rows are two until more is requested; the banner leads to the instructions', async () => {
  const page = open('repay-instructions');
  const more = await screen.findByRole('button', { name: 'more' });
  expect(screen.getAllByRole('term')).toHaveLength(2);
  await userEvent.click(more);
  expect(screen.getAllByRole('term')).toHaveLength(5);
  await userEvent.click(await screen.findByRole('link', { name: /How to repay/ }));
  expect(page.address()).toBe('/repaymentInstructions?orderId=8403');
});

test.each([21, 151, 200, 333])('an order with status %i offers no payment, and says why', async (status) => {
  const page = open('repay-default-code');
  page.changeOrders({ status });
  expect(await screen.findByRole('link', { name: 'Back to the order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  expect(screen.queryByText('₱5,450.00')).not.toBeInTheDocument();
  expect(screen.getByRole('main').textContent).not.toBe('');
});

test('coming back reads the order: amount, code and paying are gone once it was settled', async () => {
  const page = open('repay-default-code');
  expect(await button('Payment Method')).toBeEnabled();
  page.changeOrders({ status: 200 });
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  expect(screen.queryByText('₱5,450.00')).not.toBeInTheDocument();
});

test('while the order is being read, Payment shows that and sends nothing', async () => {
  const page = open('repay');
  page.sandbox.latency.set(60_000, 'getOrder');
  const sheet = await choosePayment();
  await userEvent.click(sheet.getByRole('button', { name: 'Checking your order...' }));
  expect(page.asked('createPayLink')).toHaveLength(0);
});

test('a failed re-read of what is due says since when, and nothing is paid', async () => {
  const page = open('repay');
  const sheet = await choosePayment();
  await sheet.findByRole('button', { name: 'Payment' });
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected', times: 1 });
  comeBack();
  expect(await screen.findByText(/What you see here is from/)).toBeVisible();
  expect(screen.getByText('The service is busy. Please try again later.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Payment/ })).not.toBeInTheDocument();
  await tap('Check again');
  expect(await button('Payment Method')).toBeEnabled();
});

test.each(['at first', 'again'])(
  'what is due is paid also where the order alone cannot be read %s, and the page says what was not checked',
  async (when) => {
    const page = open('repay-default-code');
    if (when === 'again') await button('Payment Method');
    page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected' });
    if (when === 'again') comeBack();
    expect(await screen.findByText('It could not be checked whether your order is still open.')).toBeVisible();
    expect(screen.getByText(/The service is busy\. .* The amount here is current\./)).toBeVisible();
    expect(await button('Check again')).not.toHaveClass('van-button--primary');
    expect(await button('Copy')).toBeEnabled();
    const sheet = await choosePayment();
    expect(sheet.getByText('It could not be checked whether your order is still open.')).toBeVisible();
    await waitFor(async () => {
      await press(sheet.getByRole('button', { name: 'Payment' }));
      expect(page.left).toHaveLength(1);
    });
  },
);

test('an open sheet says that nothing is left to pay', async () => {
  const page = open('repay');
  const sheet = await choosePayment();
  page.changeOrders(({ periods }) => ({ periods: periods.map((each) => ({ ...each, amount: 0 })) }));
  comeBack();
  expect(await sheet.findByText('There is nothing to pay right now.')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Payment' })).toBeDisabled();
});

const MINUTE = 60_000;

test.each([
  ['the amount', { amount: 154_500, dueAt: 0 }],
  ['the due date', { amount: 0, dueAt: 24 * 60 * MINUTE }],
])('Payment reads again what is older than a minute; %s that changed stops it, and is shown', async (what, by) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = open('repay');
  const sheet = await choosePayment();
  await sheet.findByRole('button', { name: 'Payment' });
  await act(() => vi.advanceTimersByTimeAsync(MINUTE + 1_000));
  raise(page, by);
  await press(sheet.getByRole('button', { name: 'Payment' }));
  const said = what === 'the amount' ? 'You owed ₱5,450.00, and now you owe ₱6,995.00.' : 'What you owe has changed.';
  expect(await sheet.findByText(said)).toBeVisible();
  expect(page.asked('createPayLink')).toEqual([]);
  await press(await sheet.findByRole('button', { name: 'Payment' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
});

test('Payment reads again what is older than a minute; an order that was repaid meanwhile is not paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = open('repay');
  const sheet = await choosePayment();
  await sheet.findByRole('button', { name: 'Payment' });
  await act(() => vi.advanceTimersByTimeAsync(MINUTE + 1_000));
  page.changeOrders({ status: 200 });
  await press(sheet.getByRole('button', { name: 'Payment' }));
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(page.asked('createPayLink')).toEqual([]);
});

test('Payment sends at once what was read within a minute, and after it where nothing changed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = open('repay');
  const sheet = await choosePayment();
  await sheet.findByRole('button', { name: 'Payment' });
  const reads = page.asked('getPeriodRepayment').length;
  await press(sheet.getByRole('button', { name: 'Payment' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.asked('getPeriodRepayment')).toHaveLength(reads);
  page.unmount();
  localStorage.clear();

  const later = open('repay', { sandbox: page.sandbox });
  const again = await choosePayment();
  await again.findByRole('button', { name: 'Payment' });
  await act(() => vi.advanceTimersByTimeAsync(MINUTE + 1_000));
  await press(again.getByRole('button', { name: 'Payment' }));
  await waitFor(() => expect(later.left).toHaveLength(1));
  expect(page.asked('getPeriodRepayment').length).toBeGreaterThan(reads + 1);
});

test('a tap just after the amount changed pays nothing, also where the label names no amount', async () => {
  const page = open('repay');
  const sheet = await choosePayment();
  await press(await sheet.findByRole('radio', { name: 'GCash bill payment' }));
  raise(page, { amount: 154_500, dueAt: 0 });
  const { restart } = stopClock();
  comeBack();
  await sheet.findByText('₱6,995.00');
  await userEvent.click(await sheet.findByRole('button', { name: 'Payment' }));
  expect(page.asked('createPayLink')).toEqual([]);
  restart();
  await press(await sheet.findByRole('button', { name: 'Payment' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.asked('createPayLink')[0]?.payload).toMatchObject({ amount: '6995.00' });
});
