import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { trackClick } from './contract/tracking/track-click.ts';
import { trackVisit } from './contract/tracking/track-visit.ts';
import { dropped, hanging, json } from './testing/fake-fetch.ts';
import { details, order, payLink, payment } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';

describe('time, retries and double taps', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tries a read three times after network failures, 300 and 900 ms apart', async () => {
    const { client, requests } = testClient((_, earlier) => (earlier < 2 ? dropped() : json(details)));
    const result = client.call(getOrder, order);
    await vi.advanceTimersByTimeAsync(299);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(900);
    expect(await result).toMatchObject({ kind: 'ok' });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
    expect(await requests[2]?.text()).toBe('productId=7&orderId=P+2026%26');
  });

  it('gives a read up after the third failure', async () => {
    const { client, requests } = testClient(dropped);
    const result = client.call(getOrder, order);
    await vi.runAllTimersAsync();
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'network' } });
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['an HTTP error', () => json({}, 503)],
    ['a malformed response', () => new Response('<html>')],
    ['a refusal', () => json({ success: false, code: 7, message: 'no' })],
  ])('does not try a read again after %s', async (_, reply) => {
    const { client, requests } = testClient(reply);
    const result = client.call(getOrder, order);
    await vi.runAllTimersAsync();
    expect((await result).kind).toBe('failed');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['network', dropped],
    ['timeout', hanging],
  ] as const)('never tries a write again: %s', async (kind, reply) => {
    const { client, requests } = testClient(reply);
    const results = [client.call(createPayLink, payment), client.call(trackVisit, { clientType: 'ios' })];
    await vi.runAllTimersAsync();
    for (const result of results) expect(await result).toEqual({ kind: 'failed', error: { kind } });
    expect(requests).toHaveLength(2);
  });

  it('gives a read that hangs up after 60 s, for good', async () => {
    const { client, requests } = testClient(hanging);
    const result = client.call(getOrder, order);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
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
    await client.call(getOrder, order, { signal: AbortSignal.abort() });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pays once for a double tap, and twice for two amounts', async () => {
    const { client, requests } = testClient(() => json(payLink));
    const taps = await Promise.all([
      client.call(createPayLink, payment),
      client.call(createPayLink, { ...payment }),
      client.call(createPayLink, payment),
      client.call(createPayLink, { ...payment, amount: { minor: 6, currency: 'PHP' } }),
    ]);
    expect(taps[0]).toEqual(taps[1]);
    expect(taps[2]).toMatchObject({ kind: 'ok' });
    expect(requests).toHaveLength(2);
    await client.call(createPayLink, payment);
    expect(requests).toHaveLength(3);
  });

  it('counts every tap: equal calls of an endpoint that is not deduplicated are each sent', async () => {
    const { client, requests } = testClient(hanging);
    const tap = { clientType: 'ios', phone: '0917' } as const;
    const taps = [client.call(trackClick, tap), client.call(trackClick, tap), client.call(trackClick, tap)];
    await vi.advanceTimersByTimeAsync(60_000);
    for (const result of taps) expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
    expect(requests).toHaveLength(3);
  });

  it('does not join reads', async () => {
    const { client, requests } = testClient(() => json(details));
    await Promise.all([client.call(getOrder, order), client.call(getOrder, order)]);
    expect(requests).toHaveLength(2);
  });
});
