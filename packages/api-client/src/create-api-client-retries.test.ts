import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { trackVisit } from './contract/tracking/track-visit.ts';
import { dropped, hanging, json } from './testing/fake-fetch.ts';
import { details, order, payment } from './testing/order-and-payment.ts';
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
});
