import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningNginx, runNginx } from './run-nginx.ts';
import { builtSites, folderOf } from './sites.ts';
import { asking, type Echo, headersOf, secure, startEcho, unkept } from './testing/responses.ts';

let nginx: RunningNginx;
let backend: Echo;
let get: ReturnType<typeof asking>;

beforeAll(async () => {
  backend = await startEcho();
  nginx = await runNginx({
    what: 'one-host',
    backend: backend.origin,
    sites: builtSites({ withPreview: true }),
    withPreview: true,
  });
  get = asking(nginx.origin);
});

afterAll(async () => {
  await nginx?.stop();
  await backend?.stop();
});

const titleOf = async (path: string) => /<title>([^<]*)/.exec(await (await get(path)).text())?.[1];

describe('pages', () => {
  it.each([
    '/',
    '/?lang=fil',
    '/?lang=../../../../etc/passwd',
    '/en/',
    '/fil/?utm_tag=a',
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

  it('licences of what ships can be read, those of the public site among the borrower’s', async () => {
    const packagesOf = (text: string) =>
      Array.from(text.matchAll(/^[@a-z][\w./-]* \d+\.\d+\.\d+ \(.+\)$/gm), ([line]) => line);
    const packagesIn = async (path: string) => packagesOf(await (await get(path)).text());
    const shown = await packagesIn('/licenses.txt');
    const own = packagesOf(readFileSync(join(folderOf('official-site'), 'dist/licenses.txt'), 'utf8'));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((each) => !shown.includes(each))).toEqual([]);
    expect(await packagesIn('/promotion/licenses.txt')).toContainEqual(expect.stringMatching(/^react /));
  });

  it('each path has its app', async () => {
    const titles = await Promise.all(['/', '/order', '/promotion', '/testPreview'].map(titleOf));
    expect(new Set(titles).size).toBe(4);
  });

  it.each(['/', '/promotion', '/promotion/'])('%s comes in the language asked for', async (path) => {
    const localeOf = async (query: string) => /data-locale="(\w+)"/.exec(await (await get(path + query)).text())?.[1];
    expect(await localeOf('')).toBe('original');
    expect(await localeOf('?lang=en')).toBe('en');
    expect(await localeOf('?id=1&lang=fil')).toBe('fil');
    expect(await localeOf('?lang=de')).toBe('original');
  });

  it('the public site’s languages have folders, with no other app’s paths in them', async () => {
    const localeOf = async (path: string) => /data-locale="(\w+)"/.exec(await (await get(path)).text())?.[1];
    expect(await localeOf('/fil/')).toBe('fil');
    expect(await localeOf('/en/?lang=fil')).toBe('en');
    expect(await titleOf('/fil/order')).toBe(await titleOf('/order'));
  });

  it('a page that has not changed is not sent again, and says the same about itself', async () => {
    const etag = (await get('/order')).headers.get('etag') ?? '';
    const answer = await get('/order', { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
  });

  it('only the simulator’s host may frame: the apps allow it, everything else refuses', async () => {
    const ancestorsOf = async (path: string) =>
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
    for (const page of ['/', '/aboutUs', '/promotion', '/testPreview']) {
      const html = await (await get(page)).text();
      const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
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

  it.each([
    '/favicon.svg',
    '/robots.txt',
    '/manifest.webmanifest',
    '/brand/app-code.svg',
    '/brand/icon-192.png',
    '/promotion/favicon.svg',
    '/promotion/manifest.sha256.json',
  ])('%s is asked for again each time', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).not.toContain('text/html');
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
  });

  it.each([
    '/assets/gone-12345678.js',
    '/promotion/assets/gone.js',
    '/testPreview/assets/gone.css',
    '/gone.js',
    '/promotion/gone.png',
    '/deep/down/gone.webmanifest',
  ])('%s is missing: 404, no page in its place, and no cache stores it', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
  });
});

const UPLOAD = '/peace/user-problem/upload-problem-img';

describe('the backend', () => {
  it.each([
    ['POST', '/peace/v3/loan-details/loan-details?sessionId=s', 200],
    ['GET', '/peace/__files/picture-1.png', 200],
    ['GET', '/peace/missing.png', 404],
    ['POST', '/feedback', 200],
  ])('%s %s is passed on, and no cache may store the response', async (method, path, status) => {
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
    const answer = await get(UPLOAD, { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024) });
    expect(await answer.text()).toBe(`POST ${UPLOAD}, 10485760 bytes`);
  });

  it.each([
    [UPLOAD, 12 * 1024 * 1024],
    ['/peace/v3/loan-details/generate-vcode', 64 * 1024],
    ['/feedback', 16 * 1024],
  ])('%s takes %d bytes and no more; the refusal is not kept either', async (path, limit) => {
    expect((await get(path, { method: 'POST', body: 'x'.repeat(limit) })).status).toBe(200);
    const answer = await get(path, { method: 'POST', body: 'x'.repeat(limit + 1) });
    expect(answer.status).toBe(413);
    expect(headersOf(answer)).toMatchObject(unkept);
  });

  it('the logs say what was asked, and not by whom', async () => {
    await get('/peace/v3/logged?sessionId=s-4711&mobilePhone=09171234567');
    await get('/loanDetail?orderId=1&sessionId=s-4711');
    await expect.poll(nginx.logs).toMatch(/GET \/peace\/v3\/logged 200[^]*GET \/loanDetail 200/);
    expect(nginx.logs()).not.toMatch(/s-4711|0917123|orderId/);
  });
});

it('a backend that is down is reported as down, and no cache stores that', async ({ onTestFinished }) => {
  const other = await startEcho();
  await other.stop();
  const alone = await runNginx({ what: 'one-host', backend: other.origin, sites: builtSites() });
  onTestFinished(alone.stop);
  const answer = await fetch(`${alone.origin}/peace/v3/anything?sessionId=s-4711`, { method: 'POST' });
  expect(answer.status).toBe(502);
  expect(headersOf(answer)).toMatchObject(unkept);
  await expect.poll(alone.logs).toContain('POST /peace/v3/anything 502');
  expect(alone.logs()).not.toContain('s-4711');
});
