import { systemClock } from '@peace/money-date';
import { createSandbox } from '@peace/sandbox';
import { localItems } from '@peace/web-platform/storage';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { knownOrder } from '#shared/order/known-orders.ts';
import { renderScreen, sandboxWith } from '#shared/testing/render-screen.tsx';
import { type OrderReading, useOrderReading } from './use-order-reading.ts';

const IDS = { orderId: '8407', productId: '68407' };
const known = () => knownOrder({ storage: localItems(window), clock: systemClock, borrower: null }, IDS.orderId);

/** Renders the hook for an order whose due date can be moved. */
function open(isQuiet = false, sandbox = createSandbox({ scenario: 'rollover' })) {
  let shown: OrderReading | undefined;
  function Probe() {
    shown = useOrderReading(IDS, 'extension', { isQuiet });
    return null;
  }
  return { ...renderScreen(<Probe />, '/repayDelay', { scenario: 'rollover', sandbox }), hook: () => shown };
}

test('reading an extension again reads the snapshot of what is due, too', async () => {
  const page = open();
  await waitFor(() => expect(page.hook()?.snapshot).toBeDefined());
  const before = page.hook()?.snapshot?.amount?.minor ?? 0;
  page.changeOrders(({ periods }) => ({ periods: periods.map((each) => ({ ...each, amount: each.amount + 1_000 })) }));
  await act(async () => page.hook()?.reload());
  await waitFor(() => expect(page.hook()?.snapshot?.amount?.minor).toBe(before + 1_000));
});

test('an order that cannot be extended has no snapshot of what is due', async () => {
  const { hook, asked } = open(false, sandboxWith('rollover', { canRollOver: false }));
  await waitFor(() => expect(hook()?.notPayable).not.toBeNull());
  await waitFor(() => expect(hook()?.due.kind).toBe('failed'));
  expect(asked('getPeriodRepayment')).toEqual([]);
});

test('the product that an order was read with is remembered, until the order is refused with it', async () => {
  const page = open();
  await waitFor(() => expect(known()?.productId).toBe(IDS.productId));
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected' });
  await act(async () => page.hook()?.reload());
  await waitFor(() => expect(known()?.productId).toBeUndefined());
});

test.each([
  ['in a toast', false, 1],
  ['in none where the page can do without it', true, 0],
])('the refusal of an order is told %s', async (_, isQuiet, toasts) => {
  const sandbox = createSandbox({ scenario: 'rollover' });
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected' });
  const { hook } = open(isQuiet, sandbox);
  await waitFor(() => expect(hook()?.order.kind).toBe('failed'));
  await act(async () => undefined);
  expect(document.querySelectorAll('.van-toast')).toHaveLength(toasts);
});
