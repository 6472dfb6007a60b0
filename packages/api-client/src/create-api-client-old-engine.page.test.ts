import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getOrder } from './contract/order/get-order.ts';
import { dropped, hanging, json } from './testing/fake-fetch.ts';
import { details, order } from './testing/order-and-payment.ts';

// WebKit before 17.4, which ky looks for once, when it is loaded.
const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any');
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  Reflect.deleteProperty(AbortSignal, 'any');
});
afterEach(() => {
  vi.useRealTimers();
  if (any) Object.defineProperty(AbortSignal, 'any', any);
});

it('aborts a request that hangs after 60 s where there is no AbortSignal.any', async () => {
  const { testClient } = await import('./testing/test-client.ts');
  const { client, requests } = testClient(hanging);
  const result = client.call(getOrder, order);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
  expect(requests[0]?.signal.aborted).toBe(true);
});

it('sends nothing after an abort during the pause before a retry', async () => {
  const { testClient } = await import('./testing/test-client.ts');
  const { client, requests } = testClient(dropped);
  const caller = new AbortController();
  const result = client.call(getOrder, order, { signal: caller.signal });
  await vi.advanceTimersByTimeAsync(100);
  caller.abort();
  expect(await result).toEqual({ kind: 'failed', error: { kind: 'aborted' } });
  await vi.runAllTimersAsync();
  expect(requests).toHaveLength(1);
});

it('tries a read again when its body is lost half-way', async () => {
  const { testClient } = await import('./testing/test-client.ts');
  const cut = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }));
  const { client, requests } = testClient((_, earlier) => (earlier === 0 ? cut() : json(details)));
  const result = client.call(getOrder, order);
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ kind: 'ok' });
  expect(requests).toHaveLength(2);
});
