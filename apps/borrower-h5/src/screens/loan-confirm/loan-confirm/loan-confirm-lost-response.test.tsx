import { createSandbox } from '@peace/sandbox';
import { aProduct, anOrder } from '@peace/sandbox/factories/an-order';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anApplication } from '#features/loan-confirm/testing/an-application.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { press } from '#shared/testing/press.ts';
import type { RenderedScreen } from '#shared/testing/render-screen.tsx';
import { applyButton, openLoanConfirm, openReady, tapApply, whenOrdersAreKnown } from './testing/open-loan-confirm.tsx';

test('a lost response: the order is found, the shell is notified, and nothing is sent again', async () => {
  const page = openLoanConfirm('confirm');
  await whenOrdersAreKnown(page);
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'empty', applied: true });
  await tapApply();
  expect(await screen.findByText('You find the new order among your orders.')).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'See the order' }));
  expect(page.address()).toMatch(/^\/loanDetail\?productId=301&orderId=9\d+$/);
  expect(page.asked('submitApplication')).toHaveLength(1);
  expect(page.sent.map(({ name }) => name)).toEqual(['confirmBurialPoint']);
});

/** The last of the reads after a lost response is over. */
async function passTheChecks(page: RenderedScreen) {
  await screen.findByRole('heading', { name: 'Checking whether your application arrived' });
  page.sandbox.clock.moveBy(30_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
}

test('an application that did not arrive: Apply after the last check only, by an explicit confirmation, under the same key', async () => {
  const page = openLoanConfirm('confirm');
  await whenOrdersAreKnown(page);
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'http500', times: 1 });
  await tapApply();
  await screen.findByRole('heading', { name: 'Checking whether your application arrived' });
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  await passTheChecks(page);
  const shown = await screen.findByRole('region', { name: 'Your application does not seem to have arrived' });
  await waitFor(() => expect(shown).toHaveFocus());
  await tapApply();
  const question = within(await screen.findByRole('alertdialog', { name: 'Apply again?' }));
  await userEvent.click(question.getByRole('button', { name: 'Do not apply' }));
  expect(page.asked('submitApplication')).toHaveLength(1);
  await tapApply();
  await userEvent.click(await question.findByRole('button', { name: 'Apply again' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(new Set(page.asked('submitApplication').map(({ headers }) => headers['idempotency-key']))).toHaveProperty(
    'size',
    1,
  );
});

test('orders that cannot be read leave it open whether it arrived', async () => {
  const page = openLoanConfirm('confirm');
  await whenOrdersAreKnown(page);
  page.sandbox.faults.add({ endpoint: 'getComplaintOptions', kind: 'http500' });
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'http500', applied: true });
  await tapApply();
  await passTheChecks(page);
  expect(await screen.findByText('We do not know whether your application arrived')).toBeVisible();
  page.sandbox.faults.clear();
  await press(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Your application was received')).toBeVisible();
  expect(page.asked('submitApplication')).toHaveLength(1);
});

test('where the session has ended it is looked for once, and again on return or by a tap alone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = openLoanConfirm('confirm');
  await whenOrdersAreKnown(page);
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'drop', times: 1 });
  page.sandbox.faults.add({ endpoint: 'getComplaintOptions', kind: 'http401' });
  const before = page.asked('getComplaintOptions').length;
  const reads = () => page.asked('getComplaintOptions').length - before;
  const wait = async (milliseconds: number) => {
    page.sandbox.clock.moveBy(milliseconds);
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };
  await tapApply();
  const ended = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  await userEvent.click(within(ended).getByRole('button', { name: 'Close' }));
  for (const pause of [3_000, 7_000, 20_000]) await wait(pause);
  expect(reads()).toBe(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  page.sandbox.faults.clear();
  await press(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Your application does not seem to have arrived')).toBeVisible();
  expect(reads()).toBe(2);
});

/** Stores the record of a page that applied and was killed. */
function rememberApplication(ordersBefore: readonly string[] | null, age = 0) {
  const startedAt = createSandbox({ scenario: 'confirm' }).clock.now() - age;
  const record = {
    key: 'k-1',
    request: anApplication({ ordersBefore: ordersBefore && [...ordersBefore] }),
    startedAt,
    stage: { kind: 'sending' },
  };
  const stored = { owner: null, storedAt: startedAt, value: record };
  localStorage.setItem('peace:application:301', JSON.stringify({ version: 1, value: stored }));
}

test('an older order of the same product is not taken for the application of a killed page', async () => {
  rememberApplication(null);
  const page = openLoanConfirm('confirm');
  await passTheChecks(page);
  expect(await screen.findByText('We do not know whether your application arrived')).toBeVisible();
  expect(page.asked('submitApplication')).toHaveLength(0);
});

test('what was sent more than a day ago is forgotten', async () => {
  rememberApplication([], 25 * 60 * 60 * 1000);
  openLoanConfirm('confirm');
  expect(await applyButton()).toBeEnabled();
});

test('another page settles the application: here it is found, and not offered again', async () => {
  const page = await openReady();
  await whenOrdersAreKnown(page);
  const before = [...page.sandbox.state.orders.keys()];
  const tell = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  rememberApplication(before);
  tell('peace:application:301');
  await screen.findByRole('heading', { name: 'Checking whether your application arrived' });
  const order = anOrder({ orderId: '9001', product: aProduct({ productId: '301', name: 'Lakas Loan' }), status: 21 });
  page.sandbox.state.orders.set('9001', order);
  localStorage.removeItem('peace:application:301');
  tell('peace:application:301');
  expect(await screen.findByText('Your application was received')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  expect(page.asked('submitApplication')).toHaveLength(0);
});

test('a question about a second application closes when its answer could not be sent', async () => {
  const page = openLoanConfirm('confirm');
  await whenOrdersAreKnown(page);
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'http500', times: 1 });
  await tapApply();
  await passTheChecks(page);
  await tapApply();
  await screen.findByRole('alertdialog', { name: 'Apply again?' });
  page.sandbox.latency.set(300, 'getOffer');
  comeBack();
  await screen.findByRole('heading', { name: 'Checking whether your application arrived' });
  expect(await screen.findByText('Checking the terms...')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(async () => expect(await applyButton()).toBeEnabled());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an application that an older release stored without its variant keeps its key', async () => {
  rememberApplication([...createSandbox({ scenario: 'confirm' }).state.orders.keys()]);
  const stored = localStorage.getItem('peace:application:301') ?? '';
  expect(stored).toContain('"variant":"v3",');
  localStorage.setItem('peace:application:301', stored.replace('"variant":"v3",', ''));
  const page = openLoanConfirm('confirm');
  await passTheChecks(page);
  await tapApply();
  const question = within(await screen.findByRole('alertdialog', { name: 'Apply again?' }));
  await userEvent.click(question.getByRole('button', { name: 'Apply again' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.asked('submitApplication')[0]?.headers['idempotency-key']).toBe('k-1');
});
