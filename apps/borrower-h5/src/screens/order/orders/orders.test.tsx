import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { createSandbox } from '@peace/sandbox';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storyNow } from '#features/due/testing/a-due.ts';
import { noopEvents } from '#shared/events.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { aListedOrder, listing } from '#shared/testing/a-listed-order.ts';
import { settleAction, tap } from '#shared/testing/press.ts';
import { openScreen, type RenderOptions } from '#shared/testing/render-screen.tsx';
import { ordersProps } from './orders.screen.ts';
import { OrdersView } from './orders.view.tsx';
import { OrdersRoute } from './use-orders.tsx';

const open = (options: Partial<RenderOptions> = {}) => openScreen(OrdersRoute, { scenario: 'orders', ...options });

test('an order is opened by its own number: the list does not know its product', async () => {
  const page = open();
  const [details] = await screen.findAllByRole('link', { name: 'Order Details' });
  if (!details) throw new Error('no order is listed');
  await userEvent.click(details);
  expect(page.address()).toBe('/loanDetail?orderId=7001');
});

test('after a changed account the shell’s own page is offered, which keeps it', async () => {
  const page = open({ entry: '/order?source=loanDetail' });
  await userEvent.click(await screen.findByRole('button', { name: 'My account' }));
  expect(page.sent).toEqual([{ name: 'goToMine', payload: {} }]);
});

test('without the shell there is no button to its own page', async () => {
  open({ entry: '/order?source=loanDetail', host: 'browser' });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: 'My account' })).not.toBeInTheDocument();
});

test('Repayment opens the page that takes it', async () => {
  const page = open();
  await tapRepayment();
  await waitFor(() => expect(page.address()).toBe('/repay?orderId=7001'));
});

test('the first two orders that can be paid say what is due of them, asked for once the list is there', async () => {
  const page = open();
  const [due, late] = await screen.findAllByRole('article');
  if (!due || !late) throw new Error('two orders can be paid');
  const asked = () => page.asked('getPeriodRepayment');
  expect(late).toHaveTextContent('Salapi Lane');
  expect(await within(late).findByText(/days overdue/)).toBeVisible();
  expect(await within(due).findByText('₱5,450.00')).toBeVisible();
  expect(asked().map(({ payload }) => payload)).toEqual([{ orderId: '7001' }, { orderId: '7002' }]);
});

test('what is due of more orders is asked for once it is known of the first two', async () => {
  const sandbox = createSandbox({ scenario: 'orders' });
  const order = sandbox.state.orders.get('7001');
  if (!order) throw new Error('the scenario has no order 7001');
  sandbox.state.orders.set('7101', { ...order, orderId: '7101' });
  sandbox.latency.set(300, 'getPeriodRepayment');
  open({ sandbox });
  await waitFor(() => expect(screen.getAllByText('₱5,450.00')).toHaveLength(2));
  const asked = sandbox.log.list().filter(({ endpoint }) => endpoint === 'getPeriodRepayment');
  expect(asked.map(({ payload }) => payload['orderId'])).toEqual(['7001', '7002', '7101']);
  const [first, second, third] = asked.map(({ realAt, tookMs }) => ({
    from: Date.parse(realAt),
    to: Date.parse(realAt) + tookMs,
  }));
  expect(third?.from).toBeGreaterThanOrEqual(Math.max(first?.to ?? Infinity, second?.to ?? Infinity));
});

test.each([-20, 5, 1000])(
  'a phone whose clock is %i days off the server’s says when it is due and counts no days',
  async (days) => {
    const sandbox = createSandbox({ scenario: 'orders' });
    const Date = new globalThis.Date(globalThis.Date.now() + days * 86_400_000).toUTCString();
    const fetch = async (...request: Parameters<typeof globalThis.fetch>) => {
      const { status, body } = await sandbox.fetch(new Request(...request));
      return new Response(body, { status, headers: { Date } });
    };
    open({ sandbox: { ...sandbox, fetch } });
    const [due, late] = await screen.findAllByRole('article');
    if (!due || !late) throw new Error('two orders can be paid');
    expect(await within(late).findByText('₱7,340.00')).toBeVisible();
    expect(await within(due).findByText('₱5,450.00')).toBeVisible();
    expect(late).toHaveTextContent(/Repayment date: \d{4}/);
    for (const order of [due, late]) expect(order).not.toHaveTextContent(/overdue|days|today|Was due/i);
  },
);

test.each(['getPeriodRepayment', 'getComplaintOptions'] as const)(
  'what %s could not read again is marked as such until it was, and no amount to pay is named',
  async (endpoint) => {
    const page = open();
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Repayment ₱/ })).toHaveLength(2));
    page.sandbox.faults.add({ endpoint, kind: 'http500' });
    comeBack();
    expect(await screen.findByText('This may have changed')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Repayment ₱/ })).not.toBeInTheDocument();
    page.sandbox.faults.clear();
    settleAction();
    const again = screen.getByRole('button', { name: 'Check again' });
    act(() => again.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Repayment ₱/ })).toHaveLength(2));
    expect(screen.queryByText('This may have changed')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

/** The list of one order, as the view shows it. */
function renderOrder(order: Partial<ComplaintOrder>) {
  const state = { kind: 'ready', data: listing(aListedOrder(order)) } as const;
  render(
    <ToastProvider>
      <OrdersView {...ordersProps(state, storyNow)} events={noopEvents()} />
    </ToastProvider>,
  );
}

test('orders that cannot be paid are called nothing but other orders', async () => {
  open();
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'To be repaid (2)',
    'Other orders',
  ]);
});

test.each(['333', '0', ''])('a status without words (%j) is shown as not known', (statusText) => {
  renderOrder({ status: null, statusText });
  expect(screen.getByText('Order status not known')).toBeVisible();
  expect(screen.getByText('Order Details')).toBeVisible();
});

test('a backend that names the status in words is shown by them, without a payment', async () => {
  const page = open({ scenario: 'orders-in-words' });
  expect(await screen.findByText('Overdue')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Repayment' })).not.toBeInTheDocument();
  expect(page.sandbox.log.list().map(({ endpoint }) => endpoint)).not.toContain('getPeriodRepayment');
});

/** The list, in which the first order that can be paid is repaid on a page of the lender's. */
function openElsewhere(h5Url: string, options: Omit<RenderOptions, 'scenario'> = {}) {
  const page = open(options);
  page.changeOrders({ h5Url }, '7001');
  return page;
}

async function tapRepayment() {
  const [pay] = await screen.findAllByRole('link', { name: /^Repayment/ });
  if (!pay) throw new Error('no order can be paid');
  await userEvent.click(pay);
}

test('an order that is repaid elsewhere leads there: a payment that is recorded, and asked about beside another', async () => {
  const page = openElsewhere('https://pay.example.ph/7001');
  await tapRepayment();
  await waitFor(() => expect(page.left).toEqual(['https://pay.example.ph/7001']));
  expect(page.address()).toBe('/order');
  expect(localStorage.getItem('peace:payment:7001')).toContain('pay.example.ph');
  expect(await screen.findByText(/through pay\.example\.ph/)).toBeVisible();
  page.unmount();
  const again = openElsewhere('https://pay.example.ph/7001', { sandbox: page.sandbox });
  expect(await screen.findByText(/through pay\.example\.ph/)).toBeVisible();
  await tapRepayment();
  await tap('Do not pay again');
  expect(again.left).toEqual([]);
  await tapRepayment();
  await tap('I want to pay again');
  await waitFor(() => expect(again.left).toHaveLength(1));
});

test('an order that is repaid elsewhere is opening until the page that takes it is', async () => {
  const page = openElsewhere('https://pay.example.ph/7001');
  await screen.findByText(/days overdue/);
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'hold' });
  await tapRepayment();
  await waitFor(() => expect(page.sandbox.held.list()).toEqual(['getPeriodRepayment']));
  const opening = screen.getByRole('link', { name: /Opening/ });
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(opening).not.toHaveTextContent('Opening');
});

test('an order of which nothing is known to be due is opened elsewhere all the same, without a record', async () => {
  const page = openElsewhere('https://pay.example.ph/7001');
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected' });
  await tapRepayment();
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(localStorage.getItem('peace:payment:7001')).toBeNull();
});
