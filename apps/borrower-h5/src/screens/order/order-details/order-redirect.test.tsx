import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSandbox } from '@peace/sandbox';
import { expect, test, vi } from 'vitest';
import { sandboxWith, type RenderOptions } from '#shared/testing/render-screen.tsx';
import { open as openOrder } from './testing/open-order-details.tsx';

const open = (options: Omit<RenderOptions, 'scenario'> = {}) => openOrder('native-redirect', options);

test('a native link that the shell took leaves the order on the screen, with a way to open it again', async () => {
  const page = open();
  expect(await screen.findByRole('heading', { name: 'This goes on in the app' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'On its way' })).toBeVisible();
  expect(page.sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(['openPage', 'openPage']));
});

test('a native link that cannot be opened shows a message and can be tried again', async () => {
  const sandbox = sandboxWith('native-redirect', { withdrawLink: 'unnamed-wallet://pay' });
  const page = open({ host: 'browser', sandbox });
  expect(await screen.findByRole('heading', { name: 'The app could not open this. Please try again.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(page.left).toEqual([]);
});

test('a browser opens the app’s own link', async () => {
  const page = open({ host: 'browser' });
  expect(await screen.findByRole('heading', { name: 'This goes on in the app' })).toBeVisible();
  expect(page.left).toHaveLength(1);
});

test('a link that leaves the page in front for five seconds shows the order, and can be followed again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sandbox = sandboxWith('status-174', { withdrawLink: 'https://pay.test/contract.pdf' });
  const page = openOrder('status-174', { sandbox });
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /repay/i })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('heading', { name: /^The page has not opened/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /repay/i })).toBeVisible();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(page.left).toHaveLength(2));
});

test('orders whose links lead to each other are not loaded for ever', async () => {
  const toEachOther = () => {
    const sandbox = sandboxWith('status-174', { withdrawLink: '/loanDetail?orderId=other' });
    return openOrder('status-174', { sandbox });
  };
  const page = toEachOther();
  await waitFor(() => expect(page.left).toHaveLength(1));
  // Plus common params (spec §4).
  expect(page.left[0]).toContain('merchantNumber=cjxjx');
  cleanup();
  // The other one led here, and its link leads back to it.
  window.sessionStorage.setItem('peace:redirected-orders', JSON.stringify({ version: 1, value: ['other'] }));
  const again = toEachOther();
  expect(await screen.findByRole('link', { name: /repay/i })).toBeVisible();
  expect(again.left).toEqual([]);
  // It is shown, so that the next visit begins anew.
  expect(window.sessionStorage.getItem('peace:redirected-orders')).toBeNull();
});

test('an order whose link is its own page is shown, and not loaded for ever', async () => {
  const sandbox = createSandbox({ scenario: 'status-174' });
  const { entry } = sandbox.scenario;
  for (const [id, order] of sandbox.state.orders) sandbox.state.orders.set(id, { ...order, withdrawLink: entry });
  const page = openOrder('status-174', { sandbox });
  expect(await screen.findByRole('link', { name: /repay/i })).toBeVisible();
  expect(page.left).toEqual([]);
});
