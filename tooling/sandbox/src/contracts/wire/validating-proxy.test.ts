import { createServer, type RequestListener } from 'node:http';
import { EventEmitter, once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

import { openapiDocument } from '../openapi.ts';
import { breachText, startValidatingProxy } from './validating-proxy.ts';

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/** A backend behind a proxy, and what the proxy found so far. */
async function behindProxy(answer: RequestListener) {
  const backend = createServer(answer).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const address = backend.address();
  if (address === null || typeof address === 'string') throw new Error('The backend does not listen on a port.');
  const found: string[] = [];
  const proxy = await startValidatingProxy({
    target: `http://127.0.0.1:${address.port}`,
    description: openapiDocument(),
    onBreach: (breach) => found.push(breachText(breach)),
  });
  ending.push(proxy.stop, async () => void backend.close());
  return { found, origin: proxy.origin };
}

const getOrder = (origin: string, signal?: AbortSignal) =>
  fetch(`${origin}/peace/v3/loan-details/loan-details`, {
    method: 'POST',
    body: new URLSearchParams({ orderId: '7001' }),
    ...(signal ? { signal } : {}),
  });

it('passes a response on as it is', async () => {
  const body = JSON.stringify({ code: 0, data: { orderStatus: 174 }, message: 'success' });
  const { found, origin } = await behindProxy((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'r-1' }).end(body);
  });
  const answer = await getOrder(origin);
  expect([answer.status, answer.headers.get('x-request-id'), await answer.text()]).toEqual([200, 'r-1', body]);
  expect(found).toEqual([]);
});

it('has said what is wrong before the caller has the response', async () => {
  const { found, origin } = await behindProxy((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0,"data":{"orderStatus":[]}}');
  });
  await (await getOrder(origin)).text();
  expect(found).toEqual([expect.stringMatching(/^getOrder, answer at \/data\/orderStatus/)]);
});

it('drops a connection that the backend drops', async () => {
  const { found, origin } = await behindProxy((request) => request.socket.destroy());
  await expect(getOrder(origin)).rejects.toThrow('fetch failed');
  expect(found).toEqual([]);
});

it('gives up what the caller gives up', async () => {
  const backend = new EventEmitter();
  const { origin } = await behindProxy((request, response) => {
    response.on('close', () => backend.emit('givenUp'));
    request.resume().on('end', () => backend.emit('asked'));
  });
  const giveUp = new AbortController();
  const asked = once(backend, 'asked');
  const givenUp = once(backend, 'givenUp');
  const answer = getOrder(origin, giveUp.signal);
  await asked;
  giveUp.abort();
  await expect(answer).rejects.toThrow('aborted');
  await givenUp;
});
