import { describe, expect, it } from 'vitest';
import type { createSandbox } from '../sandbox.ts';
import { aClient } from '../testing/test-sandbox.ts';

/** One call of the product's backend, as an app makes it. */
const readOrder = (sandbox: ReturnType<typeof createSandbox>, orderId: string) =>
  sandbox.fetch('/peace/v3/loan-details/loan-details', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' },
    body: new URLSearchParams({ productId: '101', orderId }),
  });

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

  it('chooses a scenario and says where it begins', async () => {
    const { client } = aClient();
    expect(await client.choose('status-174')).toMatchObject({ kind: 'ok', value: { current: 'status-174' } });
    expect(await client.scenarios()).toMatchObject({ value: { current: 'status-174' } });
    await client.reset();
    expect(await client.scenarios()).toMatchObject({ value: { current: 'default' } });
  });

  it('logs a call with its payload, reads the log of one endpoint, and forgets it', async () => {
    const { sandbox, client } = aClient();
    await readOrder(sandbox, '7001');
    expect(await client.log()).toMatchObject({
      value: { entries: [{ endpoint: 'getOrder', payload: { orderId: '7001' }, status: 200, outcome: 'ok' }] },
    });
    expect(await client.log('createPayLink')).toMatchObject({ value: { entries: [] } });
    await client.clearLog();
    expect(await client.log()).toMatchObject({ value: { entries: [] } });
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

  it('changes the status of an order', async () => {
    const { sandbox, client } = aClient();
    await client.setOrderStatus('7001', 200);
    expect(sandbox.state.orders.get('7001')).toMatchObject({ status: 200 });
  });
});
