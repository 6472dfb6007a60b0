import { formatDate } from '@peace/money-date';
import { createSandbox } from '@peace/sandbox';
import { extensionMs, payByCode } from '@peace/sandbox/state/payment';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAcceptedOffer } from '#features/receipt/testing/an-accepted-offer.ts';
import { KeptOffer, withAmount } from '#features/receipt/testing/kept-offer.tsx';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { RepayRoute } from './use-repay.ts';
import { RepayDelayRoute } from '../repay-delay/use-repay-delay.ts';
import { restoreFromCache } from '#shared/testing/come-back.ts';
import { tap } from '#shared/testing/press.ts';
import { open, tapPayment } from './testing/pay-page.tsx';

const CODE = '8120340099999';
const REPAY = '/repay?productId=101&orderId=8407&sessionId=S1';

const movedOn = () => screen.findByText(/^Your next payment is ₱5,450.00 by /);
const receipts = () => localStorage.getItem('peace:receipts:8407');

test('an extension that settles late is not taken for the repayment that was started after it', async () => {
  const first = openScreen(RepayDelayRoute, { scenario: 'rollover' });
  await tap('Copy');
  await screen.findByRole('heading', { name: 'You copied the code' });
  first.unmount();
  const { sandbox } = first;
  const page = open('rollover', { entry: REPAY, sandbox });
  await tap('Payment Method');
  await tap('I want to pay again');
  await tapPayment();
  await waitFor(() => expect(page.left).toHaveLength(1));
  payByCode(sandbox.state, { code: CODE, isRollover: true }, sandbox.clock.now());
  restoreFromCache();
  expect(await movedOn()).toBeVisible();
  expect(receipts()).toBeNull();
});

test('a code that was copied to repay is not shown as copied where the extension was paid with it', async () => {
  const sandbox = createSandbox({ scenario: 'rollover' });
  const order = sandbox.state.orders.get('8407');
  const dueAt = order?.periods[0]?.dueAt ?? 0;
  const days = order ? [dueAt, dueAt + extensionMs(order)].map((at) => formatDate(at)) : [];
  const beside = <KeptOffer orderId="8407" offer={withAmount(anAcceptedOffer({ days }), 545_000)} />;
  const page = openScreen(RepayRoute, { scenario: 'rollover', entry: REPAY, sandbox, beside });
  await tap('Copy');
  await screen.findByRole('heading', { name: 'You copied the code' });
  payByCode(page.sandbox.state, { code: CODE, isRollover: true }, page.sandbox.clock.now());
  restoreFromCache();
  expect(await movedOn()).toBeVisible();
  expect(receipts()).not.toContain('repayment');
  expect(screen.getByText(/^Payment 2 of 2 is due next\. If you have paid, /)).toBeVisible();
  const remind = screen.getByRole('link', { name: 'Remind me before it is due' });
  expect(remind).toHaveAttribute('href', expect.stringMatching(/^\/loanDetail\?.*orderId=8407/));
});
