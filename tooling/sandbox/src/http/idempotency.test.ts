import { newIdempotencyKey } from '@peace/api-client';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import { fingerprintOf } from './idempotency.ts';

const payment = {
  productId: '101',
  orderId: '7001',
  amount: { minor: 545_000, currency: 'PHP' as const },
  channelNumber: '90001',
};

function pay(
  { client }: ReturnType<typeof testSandbox>,
  idempotencyKey: string,
  changes: Partial<typeof payment> = {},
) {
  return client.call(createPayLink, { ...payment, ...changes }, { idempotencyKey });
}

/** The first channel of the order that scenarios begin with. */
async function start() {
  const world = testSandbox();
  const link = await pay(world, newIdempotencyKey());
  expect(link).toMatchObject({ kind: 'ok' });
  return world;
}

describe('an idempotency key', () => {
  it('gives the first response again', async () => {
    const world = await start();
    const key = newIdempotencyKey();
    const first = await pay(world, key);
    expect(await pay(world, key)).toEqual(first);
    expect(await pay(world, newIdempotencyKey())).not.toEqual(first);
  });

  it('gives it too where the first response was lost on its way', async () => {
    const world = await start();
    const key = newIdempotencyKey();
    const before = world.sandbox.state.payLinks.size;
    await world.control('POST', '/faults', { endpoint: 'createPayLink', kind: 'drop', times: 1, applied: true });
    expect(await pay(world, key)).toMatchObject({ kind: 'failed', error: { kind: 'network' } });
    expect(await pay(world, key)).toMatchObject({ kind: 'ok' });
    expect(world.sandbox.state.payLinks.size).toBe(before + 1);
  });

  it('with another payload is refused', async () => {
    const world = await start();
    const key = newIdempotencyKey();
    await pay(world, key);
    const other = await pay(world, key, { channelNumber: '90002' });
    expect(other).toMatchObject({ kind: 'failed', error: { kind: 'http', status: 422 } });
  });

  it('of a request under way is refused with 409', async () => {
    const world = await start();
    const key = newIdempotencyKey();
    world.sandbox.idempotencyKeys.attempts.set(`/v3/loan-details/generate-vcode ${key}`, {
      fingerprint: fingerprintOf({ productId: '101', orderId: '7001', amount: '5450.00', channelNumber: '90001' }),
    });
    expect(await pay(world, key)).toMatchObject({ kind: 'failed', error: { kind: 'http', status: 409 } });
  });

  it('is ignored by a backend that does not know it', async () => {
    const world = await start();
    await world.control('POST', '/idempotency', { isHonoured: false });
    const key = newIdempotencyKey();
    const first = await pay(world, key);
    expect(await pay(world, key)).not.toEqual(first);
  });
});
