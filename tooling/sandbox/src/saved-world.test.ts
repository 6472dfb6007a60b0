import { createApiClient, newIdempotencyKey } from '@peace/api-client';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { expect, it } from 'vitest';
import { createSandboxClient, demanded } from './client/client.ts';
import { savedWorld } from './saved-world.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

const clientOf = (sandbox: Sandbox) =>
  createSandboxClient({ origin: 'http://sandbox.test', send: (...request) => sandbox.fetch(...request) });

const payment = {
  productId: '101',
  orderId: '7001',
  amount: { minor: 545_000, currency: 'PHP' as const },
  channelNumber: '90001',
};

const pay = (sandbox: Sandbox, idempotencyKey: string) =>
  createApiClient({ base: 'http://sandbox.test/peace', commonParams: () => ({}), fetch: sandbox.fetch }).call(
    createPayLink,
    payment,
    { idempotencyKey },
  );

it('a sandbox goes on from what another knew: scenario, clock, orders, payments, keys, faults, latency, log', async () => {
  const before = createSandbox();
  const client = clientOf(before);
  await demanded(client.choose('status-174'));
  await demanded(client.moveClock(86_400_000));
  const [order] = (await demanded(client.orders())).orders;
  await demanded(client.setOrderStatus(order?.orderId ?? '', 180));
  await demanded(client.addFault({ endpoint: 'getOffer', kind: 'http500', times: 2 }));
  await demanded(client.setLatency(5, 'getOrder'));

  const after = createSandbox({ world: structuredClone(await savedWorld(before)) });
  const restored = clientOf(after);
  expect((await demanded(restored.scenarios())).current).toBe('status-174');
  expect(after.clock.now() - after.clock.realNow()).toBe(86_400_000);
  expect((await demanded(restored.orders())).orders).toEqual((await demanded(client.orders())).orders);
  expect((await demanded(restored.faults())).faults).toMatchObject([{ endpoint: 'getOffer', times: 2 }]);
  expect((await demanded(restored.latency())).endpoints).toEqual({ getOrder: 5 });
  expect((await demanded(restored.journal())).entries).toEqual((await demanded(client.journal())).entries);
});

it('a repeated attempt meets its first answer, and no number or code comes again', async () => {
  const before = createSandbox();
  const key = newIdempotencyKey();
  const first = await pay(before, key);
  expect(first).toMatchObject({ kind: 'ok' });
  const number = before.state.nextNumber();
  const after = createSandbox({ world: structuredClone(await savedWorld(before)) });
  expect(await pay(after, key)).toEqual(first);
  expect(after.state.payLinks.size).toBe(before.state.payLinks.size);
  expect(after.state.nextNumber()).toBeGreaterThan(number);
  expect(after.state.random.next()).not.toBe(createSandbox().state.random.next());
});

it('a reset starts over', async () => {
  const before = createSandbox({ scenario: 'status-174' });
  const after = createSandbox({ world: structuredClone(await savedWorld(before)) });
  await demanded(clientOf(after).reset());
  expect((await demanded(clientOf(after).scenarios())).current).toBe(
    (await demanded(clientOf(createSandbox()).scenarios())).current,
  );
});
