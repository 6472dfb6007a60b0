import { fakeEntries } from '@peace/web-platform/testing/fake-entries';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { payNow } from '#shared/order/order-ids.ts';
import { settleAction, stopClock } from '#shared/testing/press.ts';
import { openScreen, type RenderOptions } from '#shared/testing/render-screen.tsx';
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
  expect(screen.queryByRole('dialog')).toBeNull();
}

test('the sheet opens by itself after a tap on the amount, and not when the page is loaded again', async () => {
  const first = openAfterTap();
  expect(within(await sheet()).getByText(/^Bayani Cash, due /)).toBeVisible();
  first.unmount();
  await expectNoSheet(open({ page: first.page, sandbox: first.sandbox }));
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
