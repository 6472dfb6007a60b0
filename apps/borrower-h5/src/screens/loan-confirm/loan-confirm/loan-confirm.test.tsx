import { createSandbox } from '@peace/sandbox';
import { aProduct } from '@peace/sandbox/factories/a-product';
import { anOrder } from '@peace/sandbox/factories/an-order';
import { screens } from '@peace/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplication } from '#features/loan-confirm/testing/an-application.ts';
import { renderScreen, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { LoanConfirmRoute } from './loan-confirm.route.tsx';

const policy = vi.hoisted(() => ({ isAgreementChecked: true }));

vi.mock(import('#shared/app-config.ts'), async (original) => {
  const { appConfig } = await original();
  return {
    appConfig: Object.defineProperty({ ...appConfig }, 'isAgreementChecked', { get: () => policy.isAgreementChecked }),
  };
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  policy.isAgreementChecked = true;
});

const open = (scenario: string) => renderScreen(<LoanConfirmRoute />, screens.loanConfirm.path, { scenario });
const applyButton = () => screen.findByRole('button', { name: 'Apply' });
/** It waits for the agreements. */
async function tapApply() {
  const apply = await applyButton();
  await waitFor(() => expect(apply).toBeEnabled());
  await userEvent.click(apply);
}

const asked = (page: RenderedScreen, endpoint: string) =>
  page.sandbox.log.list().filter((entry) => entry.endpoint === endpoint);
/** The orders there were before are known from here on. */
const whenOrdersAreKnown = (page: RenderedScreen) =>
  waitFor(() => expect(asked(page, 'getComplaintOptions')).toHaveLength(1));

test('a tap applies, tells the shell, and leaves for the new order with from=confirm', async () => {
  const page = open('confirm');
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.left[0]).toMatch(/\/loanDetail\?productId=301&orderId=\d+&.*from=confirm/);
  expect(page.sent).toEqual([{ name: 'confirmBurialPoint', payload: { productId: '301' } }]);
  expect(asked(page, 'submitApplication')).toHaveLength(1);
});

test('an application that was accepted leaves a receipt with its order', async () => {
  const page = open('confirm');
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
  const orderId = /orderId=(\d+)/.exec(page.left[0] ?? '')?.[1];
  expect(localStorage.getItem(`peace:receipts:${orderId}`)).toContain('"kind":"application"');
});

test('the shell hears of an application once it was accepted, not before', async () => {
  const page = open('confirm');
  page.sandbox.latency.set(100, 'submitApplication');
  await tapApply();
  expect(screen.getByRole('button', { name: 'Sending your application...' })).toBeVisible();
  expect(page.sent).toEqual([]);
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.sent.map(({ name }) => name)).toEqual(['confirmBurialPoint']);
});

test('the shell hears nothing of an application that was refused', async () => {
  const page = open('confirm');
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'rejected', times: 1 });
  await tapApply();
  expect(await screen.findAllByText('The service is busy. Please try again later.')).not.toHaveLength(0);
  expect(page.sent).toEqual([]);
});

test('a native link to the order that the shell takes is an outcome, with a way on', async () => {
  const page = open('confirm');
  const offer = page.sandbox.state.offers.get('301');
  if (offer) page.sandbox.state.offers.set('301', { ...offer, orderLink: 'peace://order?id=1' });
  await tapApply();
  expect(await screen.findByText(/The new order is open in the app/)).toBeVisible();
  expect(page.sent.map(({ name }) => name)).toEqual(['confirmBurialPoint', 'openPage']);
  expect(screen.queryByText(/could not be opened|could not open/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'See my orders' }));
  expect(page.address()).toBe('/order');
});

test('Apply waits for the agreements; where they fail it says why, in the server’s words, and they load again', async () => {
  const page = open('confirm');
  page.sandbox.faults.add({ endpoint: 'getAgreements', kind: 'rejected', times: 1 });
  expect(await screen.findByText(/The agreements could not be loaded. The service is busy/)).toBeVisible();
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await applyButton()).toBeEnabled());
  expect(asked(page, 'submitApplication')).toHaveLength(0);
});

test('terms that change under a tick clear it and say so', async () => {
  const page = open('confirm');
  await waitFor(async () => expect(await applyButton()).toBeEnabled());
  const offer = page.sandbox.state.offers.get('301');
  if (offer) page.sandbox.state.offers.set('301', { ...offer, interest: offer.interest + 100 });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText(/The terms have changed since you agreed/)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await applyButton()).toBeEnabled();
});

test('a tick by hand opens an agreement that was closed before it had been shown', async () => {
  open('confirm-agreement');
  const modal = within(await screen.findByRole('dialog', { name: 'Agreement' }));
  expect(modal.getByRole('button', { name: 'Agree' })).toBeDisabled();
  await userEvent.click(modal.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(await screen.findByRole('dialog', { name: 'Agreement' })).toBeVisible();
});

test('while it leaves, the button is busy and a tap does nothing', async () => {
  const page = open('confirm');
  await userEvent.dblClick(await applyButton());
  await waitFor(() => expect(page.left).toHaveLength(1));
  const busy = screen.getByRole('button', { name: 'Sending your application...' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(busy);
  expect(asked(page, 'submitApplication')).toHaveLength(1);
  expect(page.sent).toHaveLength(1);
});

test('a policy may leave the box empty at first', async () => {
  policy.isAgreementChecked = false;
  const page = open('confirm');
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
});

test('Agree to leaving closes the webview, Cancel stays', async () => {
  const page = open('confirm-retention');
  await applyButton();
  expect(page.back()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(page.sent).toEqual([]);
  expect(page.back()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(['closeWebview']));
  expect(page.address()).toBe('/loanConfirm?productId=303');
});

test('without isPopType the shell goes back by itself', async () => {
  const page = open('confirm');
  await applyButton();
  expect(page.back()).toBe(false);
});

test('a lost answer: the order is found, the shell hears of it, and nothing is sent again', async () => {
  const page = open('confirm');
  await whenOrdersAreKnown(page);
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'empty', applied: true });
  await tapApply();
  await userEvent.click(await screen.findByRole('button', { name: 'See the order' }));
  expect(page.address()).toMatch(/^\/loanDetail\?productId=301&orderId=9\d+$/);
  expect(asked(page, 'submitApplication')).toHaveLength(1);
  expect(page.sent.map(({ name }) => name)).toEqual(['confirmBurialPoint']);
});

/** The last of the reads after a lost answer is over. */
async function passTheChecks(page: RenderedScreen) {
  await screen.findByRole('heading', { name: 'Checking whether your application arrived' });
  page.sandbox.clock.moveBy(30_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
}

test('an application that did not arrive: Apply after the last check only, by an explicit word, under the same key', async () => {
  const page = open('confirm');
  await whenOrdersAreKnown(page);
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'http500', times: 1 });
  await tapApply();
  await screen.findByRole('heading', { name: 'Checking whether your application arrived' });
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  await passTheChecks(page);
  expect(await screen.findByText('Your application does not seem to have arrived')).toBeVisible();
  await tapApply();
  const question = within(await screen.findByRole('dialog', { name: 'Apply again?' }));
  await userEvent.click(question.getByRole('button', { name: 'Do not apply' }));
  expect(asked(page, 'submitApplication')).toHaveLength(1);
  await tapApply();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply again' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(new Set(asked(page, 'submitApplication').map(({ headers }) => headers['idempotency-key']))).toHaveProperty(
    'size',
    1,
  );
});

test('orders that cannot be read leave it open whether it arrived', async () => {
  const page = open('confirm');
  await whenOrdersAreKnown(page);
  page.sandbox.faults.add({ endpoint: 'getComplaintOptions', kind: 'http500' });
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'http500', applied: true });
  await tapApply();
  await passTheChecks(page);
  expect(await screen.findByText('We do not know whether your application arrived')).toBeVisible();
  page.sandbox.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Your application was received')).toBeVisible();
  expect(asked(page, 'submitApplication')).toHaveLength(1);
});

/** What a page before this one stored when it applied, and was killed. */
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
  const page = open('confirm');
  await passTheChecks(page);
  expect(await screen.findByText('We do not know whether your application arrived')).toBeVisible();
  expect(asked(page, 'submitApplication')).toHaveLength(0);
});

test('what was sent more than a day ago is forgotten', async () => {
  rememberApplication([], 25 * 60 * 60 * 1000);
  open('confirm');
  expect(await applyButton()).toBeEnabled();
});

test('another page that settles the application is heard: here it is found, and not offered again', async () => {
  const page = open('confirm');
  await whenOrdersAreKnown(page);
  await waitFor(async () => expect(await applyButton()).toBeEnabled());
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
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
});

test('coming back from behind another app reads the offer again', async () => {
  const page = open('confirm');
  await applyButton();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(asked(page, 'getOffer')).toHaveLength(2));
});

test('a double tap on an agreement asks for its link once', async () => {
  const page = open('confirm');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Loan Agreement' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(asked(page, 'getAgreementLink')).toHaveLength(1);
});
