import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneHostServer } from './nginx-config.js';
import { freePort, missingForNginx, runNginx } from './run-nginx.js';
import { builtSites } from './sites.js';

const missing = missingForNginx();
if (missing) throw new Error(missing);

let nginx;
let backend;
let origin;

beforeAll(async () => {
  backend = createServer((request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=99');
    response.end(`${request.method} ${request.url}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => backend.once('listening', resolve));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const server = oneHostServer({
    listen: `127.0.0.1:${port}`,
    backend: `http://127.0.0.1:${backend.address().port}`,
    ...builtSites(),
  });
  nginx = await runNginx({ servers: [server], port });
});

afterAll(async () => {
  await nginx?.stop();
  backend?.close();
});

const get = (path, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });
const titleOf = async (path) => /<title>([^<]*)/.exec(await (await get(path)).text())?.[1];

const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'strict-transport-security': expect.stringContaining('max-age'),
};

describe('one host', () => {
  it.each([
    '/',
    '/?lang=fil',
    '/order',
    '/loanDetail?orderId=1',
    '/promotion',
    '/promotion/',
    '/testPreview',
    '/nowhere/at/all',
  ])(
    'answers %s with a page, its security headers, and nothing that keeps it out of the back/forward cache',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(Object.fromEntries(answer.headers)).toMatchObject(secure);
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    },
  );

  it('gives each path to its app', async () => {
    const [site, borrower, promo, preview] = await Promise.all(
      ['/', '/order', '/promotion', '/testPreview'].map(titleOf),
    );
    expect(new Set([site, borrower, promo, preview]).size).toBe(4);
  });

  it('serves hashed files for ever, compressed as the browser likes', async () => {
    for (const page of ['/', '/order', '/promotion', '/testPreview']) {
      const html = await (await get(page)).text();
      const [, script] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
      for (const encoding of ['br', 'gzip']) {
        const answer = await get(script, { 'accept-encoding': encoding });
        expect(answer.status, `${page} ${script}`).toBe(200);
        expect(answer.headers.get('content-encoding'), script).toBe(encoding);
        expect(answer.headers.get('cache-control')).toContain('immutable');
      }
    }
  });

  it.each(['/assets/gone-12345678.js', '/promotion/assets/gone.js', '/testPreview/assets/gone.css'])(
    'has no page in place of the missing file %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('passes the backend on, and lets nobody keep its answers', async () => {
    const answer = await fetch(`${origin}/peace/v3/loan-details/loan-details?sessionId=s`, { method: 'POST' });
    expect(await answer.text()).toBe('POST /peace/v3/loan-details/loan-details?sessionId=s');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
