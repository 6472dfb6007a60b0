import { openRegistration } from '@peace/api-client/contract/promotion/open-registration';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { expect, it, vi } from 'vitest';
import { BASE_PATH } from './base-path.ts';
import { FACTORY_NOW } from './factories/an-order.ts';
import { handlers } from './handlers/handlers.ts';
import { handle } from './handle.ts';
import { createSandbox } from './sandbox.ts';
import { testSandbox } from './testing/test-sandbox.ts';
import { validPayload } from './testing/valid-payloads.ts';

const ORDER_URL = `${BASE_PATH}${getOrder.path}`;
const ORDER_FORM = { method: 'POST', body: new URLSearchParams({ productId: '101', orderId: '7001' }) };

/** Returns a sandbox's response to each call, drawn pictures as text. */
async function everyResponse(seed: number): Promise<unknown[]> {
  return Promise.all(
    handlers.map(async (handler) => {
      const test = testSandbox(seed);
      const result = await test.client.call(handler.endpoint, await validPayload(handler, test));
      return result.kind === 'ok' && result.data instanceof Blob ? result.data.text() : result;
    }),
  );
}

it('gives the same responses for the same seed, and others for another', async () => {
  const first = await everyResponse(7);
  expect(await everyResponse(7)).toEqual(first);
  expect(await everyResponse(8)).not.toEqual(first);
});

it('forgets everything on reset', async () => {
  const { sandbox, ok } = testSandbox();
  const { sid } = await ok(openRegistration, {});
  sandbox.faults.add({ endpoint: '*', kind: 'http500' });
  sandbox.latency.set(10);
  sandbox.clock.moveBy(1000);
  sandbox.reset();
  expect(sandbox.state.promotion.sids.has(sid)).toBe(false);
  expect(sandbox.faults.list()).toEqual([]);
  expect(sandbox.latency.of(openRegistration.name)).toBe(0);
  expect(sandbox.clock.now()).toBe(FACTORY_NOW);
  expect(sandbox.log.list()).toEqual([]);
});

it('ends a call that hangs when the sandbox is reset', async () => {
  const { sandbox } = testSandbox();
  sandbox.faults.add({ endpoint: getOrder.name, kind: 'hang', times: 1 });
  const outcome = sandbox.fetch(ORDER_URL, ORDER_FORM).catch(String);
  await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]));
  sandbox.reset();
  expect(await outcome).toBe('TypeError: Failed to fetch');
  expect(sandbox.log.list()).toEqual([]);
});

it('rejects a call that its caller gave up', async () => {
  const { sandbox } = testSandbox();
  sandbox.faults.add({ endpoint: getOrder.name, kind: 'hang' });
  const controller = new AbortController();
  const outcome = sandbox.fetch(ORDER_URL, { ...ORDER_FORM, signal: controller.signal }).catch(String);
  controller.abort();
  expect(await outcome).toMatch(/^AbortError/);
});

it('names the call whose sample is not its payload', () => {
  // The fault of a payload that was changed without its sample.
  const sample = JSON.parse('{}');
  expect(() => handle(getOrder, { sample, respond: () => new Response() })).toThrow(
    /^The sample of getOrder .*orderId/s,
  );
});

it('does not start with an unknown scenario', () => {
  expect(() => createSandbox({ scenario: 'nothing' })).toThrow('no scenario named "nothing"');
});
