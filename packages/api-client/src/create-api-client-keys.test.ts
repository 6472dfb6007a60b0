import { describe, expect, it, vi } from 'vitest';
import { isUnknownOutcome } from './api-error.ts';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { json } from './testing/fake-fetch.ts';
import { details, order, payLink, payment } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';

describe('an idempotency key', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('goes with a write that cannot be taken back: the attempt’s own, or a new one', async () => {
    const { client, requests } = testClient(() => json(payLink));
    await client.call(createPayLink, payment, { idempotencyKey: 'key-1' });
    await client.call(createPayLink, payment);
    await client.call(createPayLink, payment);
    const [own, one, another] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(own).toBe('key-1');
    expect(one).toMatch(uuid);
    expect(another).toMatch(uuid);
    expect(another).not.toBe(one);
  });

  it('goes with nothing else', async () => {
    const { client, requests } = testClient(() => json(details));
    await client.call(getOrder, order, { idempotencyKey: 'key-1' });
    expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('is created only for a write that takes one', async () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    const { client } = testClient(() => json(details));
    await client.call(getOrder, order);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });

  it('of a request that is still under way leaves the outcome unknown', async () => {
    const { client } = testClient(() => new Response('', { status: 409 }));
    const result = await client.call(createPayLink, payment);
    expect(result.kind === 'failed' && isUnknownOutcome(result.error)).toBe(true);
  });
});
