import { getOrder } from '@peace/api-client/contract/order/get-order';
import { expect, it, vi } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const ORDER = { productId: '101', orderId: '7001' };

it('a held call waits before its work, is listed, and is answered once it is released', async () => {
  const { control, client, sandbox } = testSandbox();
  await control('POST', '/faults', { endpoint: 'getOrder', kind: 'hold', times: 1 });
  const call = client.call(getOrder, ORDER);
  await vi.waitFor(async () =>
    expect(await control('GET', '/faults')).toMatchObject({ held: ['getOrder'], faults: [] }),
  );
  sandbox.state.orders.delete('7001');
  await control('POST', '/release');
  expect(await call).toMatchObject({ kind: 'failed', error: { kind: 'rejected' } });
  expect(await control('GET', '/faults')).toMatchObject({ held: [] });
});

it('a reset lets no held call go on', async () => {
  const { control, client, sandbox } = testSandbox();
  await control('POST', '/faults', { endpoint: 'getOrder', kind: 'hold' });
  const call = client.call(getOrder, ORDER, { signal: AbortSignal.timeout(5000) });
  await vi.waitFor(() => expect(sandbox.held.list()).toEqual(['getOrder']));
  sandbox.reset();
  expect(await call).toMatchObject({ kind: 'ok' });
  expect(sandbox.log.list().map(({ status }) => status)).toEqual([200]);
});

it('an override does the work, answers the given text once, and the log says whether that is as declared', async () => {
  const { control, client } = testSandbox();
  const contractOf = async (id: number) => Object(await control('GET', `/log/${id}/answer`)).contract;
  await client.call(getOrder, ORDER);
  expect(await contractOf(1)).toBe('ok');
  const body = '{"code":0,"data":{},"message":"success"}';
  await control('POST', '/faults', { endpoint: 'getOrder', kind: 'override', times: 1, body });
  expect(await client.call(getOrder, ORDER)).toMatchObject({ kind: 'failed', error: { kind: 'malformed' } });
  expect(await control('GET', '/log/2/answer')).toMatchObject({
    answer: body,
    headers: { 'content-type': 'application/json' },
    contract: expect.stringMatching(/^data: /),
  });
  expect(await client.call(getOrder, ORDER)).toMatchObject({ kind: 'ok' });
});
