import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { dropped, hanging } from './testing/fake-fetch.ts';
import { order, payment } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';

describe('time, retries and double taps', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives a read that hangs up after 60 s, for good', async () => {
    const { client, requests } = testClient(hanging);
    const result = client.call(getOrder, order);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('counts the retries of a read into its 60 s', async () => {
    const lateLoss = () => new Promise<Response>((_, reject) => setTimeout(reject, 40_000, new TypeError('lost')));
    const { client, requests } = testClient(lateLoss);
    const result = client.call(getOrder, order);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
    expect(requests).toHaveLength(2);
  });

  it('ends the response with the time too when its body does not', async () => {
    const { client } = testClient(() => new Response(new ReadableStream({ start: () => undefined })));
    const result = client.call(createPayLink, payment);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
  });

  it('ends a call and its waiting with the signal', async () => {
    const { client, requests } = testClient((_, earlier) => (earlier === 0 ? dropped() : hanging()));
    const early = new AbortController();
    const waiting = client.call(getOrder, order, { signal: early.signal });
    await vi.advanceTimersByTimeAsync(100);
    early.abort();
    expect(await waiting).toEqual({ kind: 'failed', error: { kind: 'aborted' } });
    const later = new AbortController();
    const sent = client.call(createPayLink, payment, { signal: later.signal });
    await vi.advanceTimersByTimeAsync(0);
    later.abort();
    expect(await sent).toEqual({ kind: 'failed', error: { kind: 'aborted' } });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
