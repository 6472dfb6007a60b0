import { describe, expect, it } from 'vitest';
import { createSandboxClient, demanded } from '../client/client.ts';
import { createSandbox } from '../sandbox.ts';

const aSandbox = async () => {
  const sandbox = createSandbox({ clock: { now: () => Date.parse('2026-11-20T04:00:00Z') } });
  const client = createSandboxClient({ send: sandbox.fetch });
  await demanded(client.choose('status-174'));
  return { sandbox, client };
};

const pay = (sandbox: ReturnType<typeof createSandbox>, key: string) =>
  sandbox.fetch('/peace/v3/loan-details/generate-vcode?sessionId=s-1', {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': key },
    body: new URLSearchParams({ productId: '68174', orderId: '8174', amount: '5450.00', channelNumber: '90001' }),
  });

describe('the journal', () => {
  it('holds a write whose answer was lost, without the session, and does it again elsewhere', async () => {
    const here = await aSandbox();
    await here.client.addFault({ endpoint: '*keyed', kind: 'drop', times: 1, applied: true });
    await expect(pay(here.sandbox, 'key-1')).rejects.toThrow('Failed to fetch');
    const { entries } = await demanded(here.client.journal());
    expect(entries).toEqual([
      { kind: 'call', endpoint: 'createPayLink', payload: expect.any(Object), key: 'key-1', fault: 'drop' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('s-1');

    const there = await aSandbox();
    expect(await demanded(there.client.replay(entries))).toEqual({ entries });
    const links = await demanded(there.client.payLinks());
    expect(links).toEqual(await demanded(here.client.payLinks()));
    expect(links.payLinks).toHaveLength(1);
    expect((await demanded(there.client.log('createPayLink'))).entries).toMatchObject([
      { status: 0, outcome: 'fault: drop', headers: { 'idempotency-key': 'key-1' } },
    ]);
    expect((await demanded(there.client.faults())).faults).toEqual([]);
  });

  it('holds what was paid and which status was set', async () => {
    const { sandbox, client } = await aSandbox();
    await pay(sandbox, 'key-1');
    const { payLinks } = await demanded(client.payLinks());
    const token = payLinks[0]?.token ?? '';
    await client.settlePayLink(token);
    await client.setOrderStatus('7001', 21);
    const { entries } = await demanded(client.journal());
    expect(entries.slice(1)).toEqual([
      { kind: 'order', orderId: '7001', status: 21 },
      { kind: 'paid', token },
    ]);
    const there = await aSandbox();
    await client.replay([]);
    await demanded(there.client.replay(entries));
    expect((await demanded(there.client.orders())).orders).toEqual((await demanded(client.orders())).orders);
  });

  it('leaves out reads and refused writes, and is empty after another scenario', async () => {
    const { sandbox, client } = await aSandbox();
    await sandbox.fetch('/peace/v3/loan-details/generate-vcode', {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: new URLSearchParams({ orderId: 'unknown' }),
    });
    expect(await demanded(client.journal())).toEqual({ entries: [] });
    await pay(sandbox, 'key-1');
    await client.choose('status-170');
    expect(await demanded(client.journal())).toEqual({ entries: [] });
  });

  it('refuses a call that is not declared', async () => {
    const { client } = await aSandbox();
    expect(await client.replay([{ kind: 'call', endpoint: 'noSuch', payload: {} }])).toMatchObject({ kind: 'refused' });
  });
});
