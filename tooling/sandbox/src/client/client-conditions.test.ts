import { describe, expect, it } from 'vitest';
import { aClient } from '../testing/test-sandbox.ts';

describe('the sandbox’s control surface', () => {
  it('moves the clock', async () => {
    const { client } = aClient();
    expect(await client.moveClock(60_000)).toMatchObject({ value: { now: '2026-11-20T04:01:00.000Z' } });
    expect(await client.moveClockTo(new Date('2027-01-01T00:00:00Z'))).toMatchObject({
      value: { now: '2027-01-01T00:00:00.000Z' },
    });
    expect(await client.resetClock()).toMatchObject({ value: { now: '2026-11-20T04:00:00.000Z' } });
  });

  it('sets latency and faults, and lifts them', async () => {
    const { client } = aClient();
    await client.setLatency(300);
    expect(await client.setLatency(900, 'getOrder')).toMatchObject({
      value: { all: 300, endpoints: { getOrder: 900 } },
    });
    expect(await client.clearLatency()).toMatchObject({ value: { all: 0, endpoints: {} } });
    await client.addFault({ endpoint: '*', kind: 'drop' });
    await client.addFault({ endpoint: 'getOrder', kind: 'http500', times: 2, applied: true });
    await client.liftFaults('*');
    expect(await client.faults()).toMatchObject({ value: { faults: [{ endpoint: 'getOrder', times: 2 }] } });
    await client.liftFaults();
    expect(await client.faults()).toMatchObject({ value: { faults: [] } });
  });

  it('makes the backend ignore idempotency keys until it is reset', async () => {
    const { client } = aClient();
    expect(await client.idempotency()).toMatchObject({ value: { isHonoured: true } });
    expect(await client.honourIdempotencyKeys(false)).toMatchObject({ value: { isHonoured: false } });
    expect(await client.idempotency()).toMatchObject({ value: { isHonoured: false } });
    await client.reset();
    expect(await client.idempotency()).toMatchObject({ value: { isHonoured: true } });
  });
});
