import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aPayment } from '#features/payment/testing/a-payment.ts';
import { storePayment } from '#features/payment/testing/stored-payment.ts';
import { payNow } from '#shared/order/order-ids.ts';
import { type OpenOptions, openScreen, sandboxWith } from '#shared/testing/render-screen.tsx';
import { RepayDelayRoute } from './use-repay-delay.ts';

const open = (scenario: string, options: Partial<OpenOptions> = {}) =>
  openScreen(RepayDelayRoute, { scenario, ...options });

async function tapPayment() {
  await userEvent.click(await screen.findByRole('button', { name: 'Payment Method' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Payment' }));
}

test('pays the extension, not the debt, and says that it is one', async () => {
  const page = open('rollover');
  await tapPayment();
  await waitFor(() => expect(page.left).toHaveLength(1));
  const requests = page.asked('createPayLink');
  expect(requests[0]?.payload).toEqual({
    productId: '68407',
    orderId: '8407',
    amount: '450.00',
    channelNumber: '90001',
    isDelay: '1',
  });
});

test.each([
  ['price', { interest: 60_000 }, 'You owed ₱450.00, and now you owe ₱600.00.'],
  ['new due date', { termDays: 200 }, 'What you owe has changed.'],
])('an extension whose %s changed is not paid as it was before', async (_, changes, said) => {
  const page = open('rollover');
  await screen.findByRole('button', { name: 'Payment Method' });
  page.changeOrders(changes);
  page.sandbox.clock.moveBy(61_000);
  await tapPayment();
  expect(await screen.findByText(said)).toBeVisible();
  expect(page.asked('createPayLink')).toEqual([]);
});

test('a payment that is started before it is known what is due waits for that, and is recognised by it', async () => {
  const page = open('rollover');
  page.sandbox.latency.set(1500, 'getPeriodRepayment');
  await tapPayment();
  await waitFor(() => expect(page.left).toHaveLength(1));
  const payment = Object.keys(localStorage).find((key) => key.startsWith('peace:payment'));
  expect(localStorage.getItem(payment ?? '')).toMatch(/"due":\{"amount":\{.*"date":"\d{4}-/);
});

test('an extension whose offer ended meanwhile is not taken for a paid one, and is not offered again', async () => {
  const page = open('rollover');
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'drop', times: 1 });
  await screen.findByRole('button', { name: 'Payment Method' });
  page.changeOrders({ canRollOver: false });
  await tapPayment();
  expect(await screen.findByRole('heading', { name: 'We do not know yet whether this went through' })).toBeVisible();
  expect(screen.queryByText(/received|Your payment has arrived/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Payment Method' })).not.toBeInTheDocument();
});

test('the button has the price of the extension, and the link beside it leads to the sheet of the whole debt', async () => {
  const page = open('rollover', { locale: 'en' });
  expect(await screen.findByRole('button', { name: 'Pay ₱450.00 to move it' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Pay ₱5,450.00 today instead' }));
  expect(page.address()).toBe('/repay?productId=68407&orderId=8407');
  expect(page.page.history.state).toMatchObject({ usr: payNow.state });
});

test('what is due that changed beside an extension is named without the date that would be bought', async () => {
  const due = { amount: { minor: 600_000, currency: 'PHP' }, date: '2026-11-27' } as const;
  storePayment('8407', aPayment({ purpose: 'extension', amount: { minor: 45_000, currency: 'PHP' }, due }));
  open('rollover');
  expect(await screen.findByText(/^You owed ₱6,000.00, and now you owe ₱5,450.00\. /)).toBeVisible();
});

test('an extension that costs nothing cannot be paid, and leads to what is still due', async () => {
  open('rollover', { sandbox: sandboxWith('rollover', { interest: 0 }) });
  expect(await screen.findByRole('heading', { name: 'The due date cannot be moved now' })).toBeVisible();
  expect(screen.getByText('Repayment amount')).toBeVisible();
  expect(screen.getByText('₱5,450.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Repayment' })).toHaveAttribute(
    'href',
    '/repay?productId=68407&orderId=8407',
  );
  expect(screen.getByRole('link', { name: 'Back to the order' })).toBeVisible();
});
