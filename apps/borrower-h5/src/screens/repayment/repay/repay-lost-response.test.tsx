import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { restoreFromCache } from '#shared/testing/come-back.ts';
import { button, tap } from '#shared/testing/press.ts';
import { choosePayment, open, tapPayment } from './testing/pay-page.tsx';

const lost = ['drop', 'http500', 'html', 'truncated', 'empty'] as const;

test.each(lost)(
  'a lost response (%s) is looked for at 0, 3, 10 and 30 seconds; only then may it be repeated, under the same key',
  async (kind) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = open();
    page.sandbox.faults.add({ endpoint: 'createPayLink', kind, times: 1, applied: true });
    await tap('Payment Method');
    await tapPayment();
    expect(await screen.findByRole('heading', { name: /do not know yet/ })).toBeVisible();
    expect(await button('Payment Method')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'I did not pay' })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText(/nothing has arrived/)).toBeVisible();
    expect(page.asked('getOrder')).toHaveLength(5);
    await tap('Payment Method');
    await tap('I want to pay again');
    await tapPayment();
    await waitFor(() => expect(page.left).toHaveLength(1));
    const keys = page.asked('createPayLink').map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  },
);

test('a lost response is repeated as it was sent, also where another link to the order names its product', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const first = open('repay', { entry: '/repay?orderId=8401&sessionId=S1' });
  const { sandbox } = first;
  sandbox.faults.add({ endpoint: 'createPayLink', kind: 'drop', times: 1, applied: true });
  await tap('Payment Method');
  await tapPayment();
  await screen.findByRole('heading', { name: /do not know yet/ });
  first.unmount();
  const second = open('repay', { sandbox, entry: '/repay?productId=120&orderId=8401&sessionId=S1' });
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await tap('Payment Method');
  await tap('I want to pay again');
  await tapPayment();
  await waitFor(() => expect(second.left).toHaveLength(1));
  const requests = second.asked('createPayLink');
  expect(requests.map(({ outcome }) => outcome).at(-1)).toBe('ok: the first answer again');
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('an order that cannot be read after a lost response is checked again before it is paid', async () => {
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
  expect(await button('Payment Method')).toBeDisabled();
});

test('a request that was under way when the page was frozen is given up, and its late response opens nothing', async () => {
  const page = open();
  page.sandbox.latency.set(500, 'createPayLink');
  await tap('Payment Method');
  await tapPayment();
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('button', { name: /Preparing your payment/ })).toHaveAttribute('aria-disabled', 'true');
  restoreFromCache();
  expect(await screen.findByRole('heading', { name: /do not know yet/ })).toBeVisible();
  await waitFor(() => expect(page.asked('createPayLink')).toHaveLength(1));
  expect(page.left).toEqual([]);
});

test('leaving the page while a link is requested leaves nothing in doubt: a late link is not opened', async () => {
  const page = open();
  const record = () => localStorage.getItem('peace:payment:8401');
  await choosePayment();
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'hold' });
  await tapPayment();
  await waitFor(() => expect(record()).toContain('"sending"'));
  page.unmount();
  page.sandbox.faults.clear();
  page.sandbox.held.release();
  await waitFor(() => expect(record()).toBeNull());
  expect(page.left).toEqual([]);
});
