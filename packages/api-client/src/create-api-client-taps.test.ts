import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { trackClick } from './contract/tracking/track-click.ts';
import { hanging, json } from './testing/fake-fetch.ts';
import { details, order, payLink, payment } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';

describe('time, retries and double taps', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
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
