import { getOrder } from '@peace/api-client/contract/order/get-order';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const ORDER = { productId: '101', orderId: '7001' };

it('logs what came in and how it ended', async () => {
  const { control, client } = testSandbox();
  await client.call(getOrder, ORDER);
  await client.call(getOrder, { ...ORDER, orderId: '1' });
  const { entries } = Object(await control('GET', '/log?endpoint=getOrder'));
  expect(entries).toMatchObject([
    {
      method: 'POST',
      path: '/peace/v3/loan-details/loan-details',
      query: { sessionId: 'session-1', appVersion: '1.0.0' },
      payload: ORDER,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      status: 200,
      outcome: 'ok',
    },
    { outcome: 'rejected: Order 1 does not exist.' },
  ]);
  expect(await control('GET', `/log/${entries[1].id}/answer`)).toMatchObject({
    answer: expect.stringContaining('does not exist'),
    contract: 'ok',
  });
  expect(await control('DELETE', '/log')).toEqual({ entries: [] });
});

it('keeps the response that a fault lost', async () => {
  const { control, client } = testSandbox();
  await control('POST', '/faults', { endpoint: 'getOrder', kind: 'drop', applied: true });
  await client.call(getOrder, ORDER);
  const { entries } = Object(await control('GET', '/log'));
  expect(entries[0]).toMatchObject({ status: 0, outcome: 'fault: drop' });
  expect(await control('GET', `/log/${entries[0].id}/answer`)).toMatchObject({
    answer: expect.stringContaining('Bayani Cash'),
  });
  expect(await control('GET', '/log/99/answer')).toEqual({ message: 'The log has no call 99.' });
});

it('holds responses back by the latency of their endpoint', async () => {
  const { control, sandbox } = testSandbox();
  await control('POST', '/latency', { ms: 20 });
  await control('POST', '/latency', { ms: 40, endpoint: 'getOrder' });
  expect(await control('GET', '/latency')).toEqual({ all: 20, endpoints: { getOrder: 40 } });
  expect([sandbox.latency.of('getOrder'), sandbox.latency.of('getPeriodRepayment')]).toEqual([40, 20]);
  expect(await control('DELETE', '/latency')).toEqual({ all: 0, endpoints: {} });
});
