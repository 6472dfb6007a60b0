import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PaymentMethod } from './payment.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { useOrderReading } from './use-order-reading.ts';
import { usePayment } from './use-payment.ts';

const IDS = { orderId: '8401', productId: '68401' };
const amount = { minor: 545_000, currency: 'PHP' } as const;
const link: PaymentMethod = { kind: 'link', channelNumber: '90001', name: 'GCash bill payment' };

/** Renders the hook for an order that can be paid. */
function open() {
  let shown: ReturnType<typeof usePayment> | undefined;
  function Probe() {
    shown = usePayment(useOrderReading(IDS, 'repayment'));
    return null;
  }
  const page = renderScreen(<Probe />, '/repay', { scenario: 'repay' });
  const requested = () => page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'createPayLink');
  return {
    page,
    requested,
    phase: () => shown?.phase,
    pay: (by: PaymentMethod) => act(async () => void shown?.pay(by, amount)),
  };
}

beforeEach(() => localStorage.clear());

test('a link is requested of the server, with the attempt’s key, and opened', async () => {
  const { page, pay, requested } = open();
  await pay(link);
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(requested()[0]?.payload).toMatchObject({ orderId: '8401', amount: '5450.00', channelNumber: '90001' });
  expect(requested()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a code that is copied asks nothing of the server, and is recorded', async () => {
  const { page, pay, requested, phase } = open();
  await pay({ kind: 'code', name: 'Isla Bills' });
  await waitFor(() => expect(phase()).toMatchObject({ kind: 'pending', payment: { means: { kind: 'code' } } }));
  expect(requested()).toEqual([]);
  expect(page.left).toEqual([]);
});

test.each([
  ['drop', { kind: 'pending', isLost: true }],
  ['http500', { kind: 'pending', isLost: true }],
  ['rejected', { kind: 'failed', failure: { kind: 'call', error: { kind: 'rejected' } } }],
] as const)('an answer by %s is not taken for another one', async (kind, expected) => {
  const { page, pay, phase } = open();
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind, times: 1 });
  await pay(link);
  await waitFor(() => expect(phase()).toMatchObject(expected));
  expect(page.left).toEqual([]);
});

test('leaving the page while a link is requested leaves nothing in doubt: a late link is not opened', async () => {
  const { page, pay } = open();
  const record = () => localStorage.getItem('peace:payment:8401');
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'hold' });
  await pay(link);
  await waitFor(() => expect(record()).toContain('"sending"'));
  page.unmount();
  page.sandbox.faults.clear();
  page.sandbox.held.release();
  await waitFor(() => expect(record()).toBeNull());
  expect(page.left).toEqual([]);
});
