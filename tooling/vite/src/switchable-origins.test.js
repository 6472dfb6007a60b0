import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { readOrigins, writeOrigins } from './origins-client.js';
import { switchableOrigins } from './switchable-origins.js';

/** @type {(() => unknown)[]} */
const endings = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** A server that says its name. @param {string} name */
async function aServer(name) {
  const server = createServer((_request, response) => {
    response.setHeader('content-security-policy', "default-src 'self'; frame-ancestors 'none'");
    response.setHeader('x-frame-options', 'DENY');
    response.end(name);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function aDevServer() {
  const [apps, backend] = [await aServer('apps'), await aServer('backend')];
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    plugins: [switchableOrigins()],
    server: {
      port: 0,
      host: '127.0.0.1',
      ws: false,
      proxy: { '/peace': { target: backend }, '^/(?!testPreview)': { target: apps } },
    },
  });
  await vite.listen();
  endings.push(() => vite.close());
  const address = vite.httpServer?.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  /** As its own page sends it. @type {import('./origins-client.js').Send} */
  const send = (path, init) => fetch(`${origin}${path}`, { ...init, headers: { ...init?.headers, origin } });
  /** @param {string} path */
  const bodyAt = async (path) => (await fetch(`${origin}${path}`)).text();
  return { origin, apps, backend, send, bodyAt };
}

it('passes paths elsewhere for as long as it is told to', async () => {
  const { apps, backend, send, bodyAt } = await aDevServer();
  const staging = await aServer('staging');
  const startedAt = { apps, backend };
  expect(await readOrigins(send)).toEqual({ pointedAt: { apps: null, backend: null }, startedAt });
  expect([await bodyAt('/peace/x'), await bodyAt('/order')]).toEqual(['backend', 'apps']);

  const pointedAt = { apps: null, backend: staging };
  expect(await writeOrigins(pointedAt, send)).toEqual({ pointedAt, startedAt });
  expect([await bodyAt('/peace/x'), await bodyAt('/order')]).toEqual(['staging', 'apps']);

  await writeOrigins({ apps: staging, backend: null }, send);
  expect([await bodyAt('/peace/x'), await bodyAt('/order')]).toEqual(['backend', 'staging']);
});

it('lets the simulator frame an app that its own deployment forbids to frame', async () => {
  const { origin } = await aDevServer();
  const { headers } = await fetch(`${origin}/order`);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'self'");
  expect(headers.has('x-frame-options')).toBe(false);
  expect((await fetch(`${origin}/peace/x`)).headers.get('x-frame-options')).toBe('DENY');
});

it('takes nothing but origins, from nothing but its own page', async () => {
  const { origin, send, bodyAt } = await aDevServer();
  for (const backend of ['https://a.example/path', 'javascript:alert(1)', 'a.example', '']) {
    expect(await writeOrigins({ apps: null, backend }, send), backend).toBeUndefined();
  }
  const elsewhere = await aServer('elsewhere');
  /** @type {import('./origins-client.js').Send} */
  const fromElsewhere = (path, init) =>
    fetch(`${origin}${path}`, { ...init, headers: { ...init?.headers, origin: 'https://evil.example' } });
  expect(await writeOrigins({ apps: null, backend: elsewhere }, fromElsewhere)).toBeUndefined();
  expect(await bodyAt('/peace/x')).toBe('backend');
});

it('is said to be absent by a server of files', async () => {
  const page = () => Promise.resolve(new Response('<!doctype html>'));
  expect(await readOrigins(page)).toBeUndefined();
  expect(await readOrigins(() => Promise.reject(new TypeError('no network')))).toBeUndefined();
});
