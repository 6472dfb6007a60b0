import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneHostServer } from './nginx-config.js';
import { runNginx } from './run-nginx.js';
import { builtSites } from './sites.js';
import { asking, headersOf, secure, startEcho, unkept } from './testing/answers.js';

let nginx;
let backend;
let get;

beforeAll(async () => {
  backend = await startEcho();
  nginx = await runNginx((options) => oneHostServer({ ...options, backend: backend.origin, sites: builtSites() }));
  get = asking(nginx.origin);
});

afterAll(async () => {
  await nginx?.stop();
  await backend?.stop();
});

const titleOf = async (path) => /<title>([^<]*)/.exec(await (await get(path)).text())?.[1];

describe('pages', () => {
  it.each([
    '/',
    '/?lang=fil',
    '/?lang=../../../../etc/passwd',
    '/order',
    '/loanDetail?orderId=1&sessionId=s-1',
    '/nowhere/at/all',
    '/promotion',
    '/promotion/',
    '/promotion?id=1&lang=en',
    '/promotion/nowhere',
    '/testPreview',
    '/testPreview/',
  ])('%s: a page, its security headers, and nothing that keeps it out of the back/forward cache', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('each path has its app', async () => {
    const titles = await Promise.all(['/', '/order', '/promotion', '/testPreview'].map(titleOf));
    expect(new Set(titles).size).toBe(4);
  });

  it.each(['/', '/promotion', '/promotion/'])('%s comes in the language asked for', async (path) => {
    const localeOf = async (query) => /data-locale="(\w+)"/.exec(await (await get(path + query)).text())?.[1];
    expect(await localeOf('')).toBe('original');
    expect(await localeOf('?lang=en')).toBe('en');
    expect(await localeOf('?id=1&lang=fil')).toBe('fil');
    expect(await localeOf('?lang=de')).toBe('original');
  });

  it('a page that has not changed is not sent again, and says the same about itself', async () => {
    const etag = (await get('/order')).headers.get('etag');
    const answer = await get('/order', { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
  });

  it('only the simulator’s host frames: the apps it frames by their own, everything else nobody', async () => {
    const ancestorsOf = async (path) =>
      /frame-ancestors ('\w+')/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await ancestorsOf('/order')).toBe("'self'");
    expect(await ancestorsOf('/promotion')).toBe("'self'");
    expect(await ancestorsOf('/')).toBe("'none'");
    expect(await ancestorsOf('/testPreview')).toBe("'none'");
  });

  it('a method that a page has no use for is refused with the same headers', async () => {
    const answer = await get('/order', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(headersOf(answer)).toMatchObject(secure);
  });
});

describe('files', () => {
  it('hashed ones are kept for ever, compressed as the browser likes', async () => {
    for (const page of ['/', '/order', '/promotion', '/testPreview']) {
      const html = await (await get(page)).text();
      const [, script] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await get(script, { headers: { 'accept-encoding': encoding } });
        expect(answer.status, `${page} ${script}`).toBe(200);
        expect(answer.headers.get('content-encoding') ?? 'identity', script).toBe(encoding);
        expect(answer.headers.get('content-type')).toContain('javascript');
        expect(headersOf(answer)).toMatchObject({
          ...secure,
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept-Encoding',
        });
      }
    }
  });

  it.each(['/favicon.svg', '/robots.txt', '/promotion/favicon.svg', '/promotion/manifest.sha256.json'])(
    '%s is asked for again each time',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).not.toContain('text/html');
      expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
    },
  );

  it.each([
    '/assets/gone-12345678.js',
    '/promotion/assets/gone.js',
    '/testPreview/assets/gone.css',
    '/gone.js',
    '/promotion/gone.png',
    '/deep/down/gone.webmanifest',
  ])('%s is missing: 404, no page in its place, and nobody remembers it', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
  });

  it.each(['/promotion/', '/testPreview/'])('%s: what is served is what its manifest says', async (base) => {
    const { files } = await (await get(`${base}manifest.sha256.json`)).json();
    expect(Object.keys(files)).toContain('index.html');
    for (const [path, { bytes, sha256 }] of Object.entries(files)) {
      const content = Buffer.from(await (await get(base + path)).arrayBuffer());
      expect(content.length, path).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex'), path).toBe(sha256);
    }
  });
});

describe('the backend', () => {
  it.each([
    ['POST', '/peace/v3/loan-details/loan-details?sessionId=s', 200],
    ['GET', '/peace/__files/picture-1.png', 200],
    ['GET', '/peace/missing.png', 404],
    ['POST', '/feedback', 200],
  ])('%s %s is passed on, and nobody may keep the answer', async (method, path, status) => {
    const answer = await get(path, { method });
    expect(await answer.text()).toBe(`${method} ${path}`);
    expect(answer.status).toBe(status);
    expect(headersOf(answer)).toMatchObject(unkept);
  });

  it('nothing beside its paths reaches it', async () => {
    for (const path of ['/feedbackx', '/peaceful', '/__sandbox/log', '/api/v2']) {
      expect(await titleOf(path), path).toBe('Peace');
    }
  });

  it('a picture of 10 MB goes through', async () => {
    const answer = await get('/peace/upload', { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024) });
    expect(await answer.text()).toBe('POST /peace/upload, 10485760 bytes');
  });

  it('what is too large is refused, and that answer is not kept either', async () => {
    const answer = await get('/peace/upload', { method: 'POST', body: 'x'.repeat(12 * 1024 * 1024 + 1) });
    expect(answer.status).toBe(413);
    expect(headersOf(answer)).toMatchObject(unkept);
  });

  it('the logs say what was asked, and not by whom', async () => {
    await get('/peace/v3/logged?sessionId=s-4711&mobilePhone=09171234567');
    await get('/loanDetail?orderId=1&sessionId=s-4711');
    await expect.poll(nginx.logs).toMatch(/GET \/peace\/v3\/logged 200[^]*GET \/loanDetail 200/);
    expect(nginx.logs()).not.toMatch(/4711|0917|orderId/);
  });
});

it('a backend that is down is said to be down, and nobody keeps that', async ({ onTestFinished }) => {
  const other = await startEcho();
  await other.stop();
  const alone = await runNginx((options) => oneHostServer({ ...options, backend: other.origin, sites: builtSites() }));
  onTestFinished(alone.stop);
  const answer = await fetch(`${alone.origin}/peace/v3/anything?sessionId=s-4711`, { method: 'POST' });
  expect(answer.status).toBe(502);
  expect(headersOf(answer)).toMatchObject(unkept);
  await expect.poll(alone.logs).toContain('POST /peace/v3/anything 502');
  expect(alone.logs()).not.toContain('4711');
});
