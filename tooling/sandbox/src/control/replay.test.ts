import { expect, it } from 'vitest';
import { createSandboxClient, demanded } from '../client/client.ts';
import { createSandbox } from '../sandbox.ts';

const payLink = {
  endpoint: 'createPayLink',
  payload: { productId: '68174', orderId: '8174', amount: '5450.00', channelNumber: '90001' },
  key: 'key-1',
};

it('sends a call again with its key, which makes nothing twice', async () => {
  const client = createSandboxClient({ send: createSandbox({ scenario: 'status-174' }).fetch });
  await demanded(client.replay(payLink));
  await demanded(client.replay(payLink));
  expect((await demanded(client.payLinks())).payLinks).toHaveLength(1);
  expect((await demanded(client.log('createPayLink'))).entries).toMatchObject([
    { status: 200, headers: { 'idempotency-key': 'key-1' } },
    { status: 200, headers: { 'idempotency-key': 'key-1' } },
  ]);
});

it('answers also where a fault loses the connection, and refuses a call that is not declared', async () => {
  const client = createSandboxClient({ send: createSandbox({ scenario: 'status-174' }).fetch });
  await client.addFault({ endpoint: '*', kind: 'drop', times: 1 });
  expect(await client.replay(payLink)).toMatchObject({ kind: 'ok' });
  expect(await client.replay({ endpoint: 'noSuch', payload: {} })).toMatchObject({ kind: 'refused' });
});
