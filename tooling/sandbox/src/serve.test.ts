import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { expect, it } from 'vitest';
import { BASE_PATH } from './base-path.ts';

const ENTRY = fileURLToPath(new URL('./serve.ts', import.meta.url));
const ORDER = { method: 'POST', body: new URLSearchParams({ productId: '101', orderId: '7001' }) };

/** Starts the server on a free port, as its own process. */
async function started() {
  const server = spawn(process.execPath, ['--import', 'tsx', ENTRY], { env: { ...process.env, PORT: '0' } });
  const [line] = await once(server.stdout, 'data');
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
  return { server, origin };
}

it('answers over HTTP, destroys the connection of a dropped call, lets go of a hanging one, and stops on request', async () => {
  const { server, origin } = await started();
  const order = `${origin}${BASE_PATH}${getOrder.path}`;
  const fault = (kind: string) =>
    fetch(`${origin}/__sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ endpoint: 'getOrder', kind, times: 1 }),
    });

  expect(await (await fetch(order, ORDER)).json()).toMatchObject({ success: true, data: { orderStatus: 174 } });
  await fault('drop');
  await expect(fetch(order, ORDER)).rejects.toThrow('fetch failed');
  await fault('hang');
  await expect(fetch(order, { ...ORDER, signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
  expect((await fetch(order, ORDER)).status).toBe(200);

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
