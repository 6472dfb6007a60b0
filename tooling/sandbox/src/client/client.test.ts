import { describe, expect, it } from 'vitest';
import { aClient } from '../testing/test-sandbox.ts';
import { createSandboxClient, demanded } from './client.ts';

describe('the sandbox’s control surface', () => {
  it('is read in full', async () => {
    const { client } = aClient();
    const answers = await Promise.all([
      client.scenarios(),
      client.endpoints(),
      client.clock(),
      client.latency(),
      client.faults(),
      client.idempotency(),
      client.log(),
      client.smsCodes(),
      client.captchas(),
      client.orders(),
      client.payLinks(),
      client.payCodes(),
      client.payments(),
      client.settlement(),
      client.tracking(),
      client.feedback(),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => 'ok'));
  });

  it('pays an issued link', async () => {
    const { sandbox, client } = aClient();
    const link = {
      token: 't/1',
      orderId: '7001',
      period: 1,
      amount: 5,
      channelName: 'Maya',
      isRollover: false,
    };
    sandbox.state.payLinks.set(link.token, link);
    expect(await client.settlePayLink('t/1')).toMatchObject({
      value: { paidAt: sandbox.clock.now(), outcome: 'settled' },
    });
    expect(sandbox.state.orders.get('7001')).toMatchObject({ status: 200 });
    expect(await client.settlePayLink('t2')).toEqual({ kind: 'refused', message: 'There is no pay link t2.' });
  });

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

  it('passes on what the sandbox refuses', async () => {
    const { client } = aClient();
    expect(await client.choose('no-such')).toEqual({
      kind: 'refused',
      message: 'There is no scenario "no-such"; GET this address lists them.',
    });
  });

  it.each([
    ['nothing listens', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page answers', () => Promise.resolve(new Response('<!doctype html>'))],
    ['a server without controls answers', () => Promise.resolve(Response.json({ error: 'no' }, { status: 404 }))],
  ])('is absent when %s', async (_what, send) => {
    expect(await createSandboxClient({ send }).scenarios()).toMatchObject({ kind: 'absent' });
  });

  it('says so when the sandbox speaks another version', async () => {
    const client = createSandboxClient({ send: () => Promise.resolve(Response.json({ now: 'noon' })) });
    expect(await client.clock()).toMatchObject({ kind: 'refused' });
  });

  it('fails a test that cannot go on without the response', async () => {
    const { client } = aClient();
    expect(await demanded(client.choose('status-174'))).toMatchObject({ current: 'status-174' });
    await expect(demanded(client.choose('no-such'))).rejects.toThrow('no scenario "no-such"');
  });
});
