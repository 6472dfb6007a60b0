import { screens } from '@peace/screens';
import { payByCode } from '@peace/sandbox/state/payment';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { OrderDetailsRoute } from '../../order/order-details/use-order-details.tsx';
import { RepayRoute } from './use-repay.ts';

const CODE = '8120340056789';

beforeEach(() => localStorage.clear());

/** The page comes out of the back/forward cache. */
function restoreFromCache() {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

test('the last payment of a loan leaves a receipt, which a link opens on the order’s page', async () => {
  const page = renderScreen(<RepayRoute />, screens.repay.path, { scenario: 'repay-default-code' });
  await userEvent.click(await screen.findByRole('button', { name: 'Payment Method' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Payment Method' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Payment' }));
  await waitFor(() => expect(page.left).toHaveLength(1));

  payByCode(page.sandbox.state, { code: CODE, isRollover: false }, page.sandbox.clock.now());
  restoreFromCache();
  expect(await screen.findByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    '/loanDetail?orderId=8402#receipt',
  );
  page.unmount();

  renderScreen(<OrderDetailsRoute />, screens.orderDetails.path, {
    scenario: 'repay-default-code',
    entry: '/loanDetail?orderId=8402#receipt',
    sandbox: page.sandbox,
  });
  const receipt = await screen.findByRole('dialog', { name: /./ });
  expect(receipt).toHaveTextContent('₱5,450.00');
  expect(receipt).toHaveTextContent('GCash bill payment');
  expect(receipt).toHaveTextContent('Bayani Cash');
  expect(within(receipt).getByText(/not the lender’s legal receipt/)).toBeVisible();
});
