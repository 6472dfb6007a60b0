import { createSandbox } from '@peace/sandbox';
import { fakeEntries } from '@peace/web-platform/testing/fake-entries';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { payNow } from '#shared/order/order-ids.ts';
import { settleAction, stopClock } from '#shared/testing/press.ts';
import { openScreen, type RenderOptions, sandboxWith } from '#shared/testing/render-screen.tsx';
import { RepayRoute } from './use-repay.ts';

const ENTRY = 'https://h5.example.ph/repay?productId=120&orderId=8401&sessionId=S1';

/** `/repay`, as a tap on 'Pay ₱…' leads to it. */
function openAfterTap(options: Partial<RenderOptions> & { readonly locale?: 'original' } = {}) {
  const page = fakeEntries(ENTRY);
  page.history.replaceState({ idx: 1, usr: payNow.state }, '', ENTRY);
  return open({ page, ...options });
}

const open = (options: Partial<RenderOptions> & { readonly locale?: 'original' }) =>
  openScreen(RepayRoute, { scenario: 'repay', locale: 'en', ...options });

const sheet = () => screen.findByRole('dialog', { name: 'Choose how to pay' });
const requests = ({ sandbox }: ReturnType<typeof open>) =>
  sandbox.log.list().filter(({ endpoint }) => endpoint === 'createPayLink');

/** The order was read, too: nothing opens any more. */
async function expectNoSheet({ sandbox }: ReturnType<typeof open>) {
  await waitFor(() => expect(sandbox.log.list().filter(({ endpoint }) => endpoint === 'getOrder')).not.toEqual([]));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  // Nor is its code on its way.
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
}

test('the sheet opens by itself after a tap on the amount, and not when the page is loaded again', async () => {
  const first = openAfterTap();
  expect(within(await sheet()).getByText(/^Bayani Cash, due /)).toBeVisible();
  first.unmount();
  await expectNoSheet(open({ page: first.page, sandbox: first.sandbox }));
});

test('the sheet does not open long after the tap, when what is due can be read at last', async () => {
  const sandbox = createSandbox({ scenario: 'repay' });
  sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  const page = openAfterTap({ sandbox });
  const again = await screen.findByRole('button', { name: 'Try again' });
  sandbox.faults.clear();
  sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'hold' });
  await userEvent.click(again);
  // The order is there before what is due of it.
  await waitFor(() => expect(page.asked('getOrder').map(({ outcome }) => outcome)).toEqual(['ok', 'ok']));
  sandbox.held.release();
  expect(await screen.findByRole('button', { name: /^Pay ₱/ })).toBeEnabled();
  await expectNoSheet(page);
});

test.each([
  { day: 20, words: 'Bayani Cash, due Fri, Nov 20, 2026', isLate: false },
  { day: 19, words: 'Bayani Cash, was due Thu, Nov 19, 2026', isLate: true },
])('on November 20: $words', async ({ day, words, isLate }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 4) });
  const dueAt = Date.UTC(2026, 10, day, 4);
  const sandbox = sandboxWith('repay', ({ periods }) => ({ periods: periods.map((each) => ({ ...each, dueAt })) }));
  openAfterTap({ sandbox });
  expect(within(await sheet()).getByText(words)).toBeVisible();
  expect(screen.queryAllByText('Can’t pay all of it today?')).toHaveLength(isLate ? 1 : 0);
});

test('a tap that was meant for the page below the sheet does not pay', async () => {
  const { restart } = stopClock();
  const page = openAfterTap();
  const pay = await within(await sheet()).findByRole('button', { name: /^Pay ₱/ });
  await userEvent.click(pay);
  expect(requests(page)).toEqual([]);
  restart();
  settleAction();
  await userEvent.click(pay);
  await waitFor(() => expect(requests(page)).toHaveLength(1));
});

test('a plain link opens no sheet, nor does a tap in the specification’s wording', async () => {
  const plain = open({ page: fakeEntries(ENTRY) });
  await expectNoSheet(plain);
  plain.unmount();
  await expectNoSheet(openAfterTap({ locale: 'original' }));
});

test('the sheet stays closed beside a pending payment', async () => {
  const first = openAfterTap();
  const pay = await within(await sheet()).findByRole('button', { name: /^Pay ₱/ });
  settleAction();
  await userEvent.click(pay);
  await waitFor(() => expect(first.left).toHaveLength(1));
  first.unmount();
  const again = openAfterTap({ sandbox: first.sandbox });
  expect(await screen.findByRole('button', { name: 'I didn’t pay' })).toBeVisible();
  await expectNoSheet(again);
});
