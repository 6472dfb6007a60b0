import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningNginx, runNginx } from './run-nginx.ts';
import { type AppName, builtSite } from './sites.ts';
import { asking, type Echo, headersOf, secure, startEcho, unkept } from './testing/responses.ts';

let backend: Echo;
beforeAll(async () => {
  backend = await startEcho();
});
afterAll(() => backend?.stop());

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

interface Expected {
  readonly name: AppName;
  readonly pages: readonly string[];
  readonly missing: readonly string[];
  readonly backendPath: string | null;
}

const apps: readonly Expected[] = [
  {
    name: 'borrower-h5',
    pages: ['/', '/order', '/loanDetail?orderId=1', '/nowhere', '/promotion'],
    missing: ['/assets/gone.js', '/gone.png'],
    backendPath: '/peace/v3/anything',
  },
  {
    name: 'official-site',
    pages: [
      '/',
      '/?lang=fil',
      '/en/',
      '/fil/?amount=5000',
      '/original/',
      '/about/',
      '/privacy/?lang=fil',
      '/fil/complaints/',
      '/en/loan-terms/?utm_tag=a',
    ],
    missing: [
      '/assets/gone.js',
      '/gone.png',
      '/nowhere',
      '/order',
      '/404.html',
      '/fil/404.html',
      '/fil/nowhere',
      '/de/',
      '/about/nowhere',
      '/about/fil/',
      '/terms/',
      '/peace/v3/anything',
    ],
    backendPath: '/feedback',
  },
  {
    name: 'promo-landing',
    pages: ['/promotion', '/promotion/', '/promotion?id=1&lang=fil', '/promotion/nowhere'],
    missing: ['/promotion/assets/gone.js', '/promotion/gone.png', '/', '/order', '/feedback'],
    backendPath: '/peace/api/v2/anything',
  },
  {
    name: 'dev-preview',
    pages: ['/testPreview', '/testPreview/', '/testPreview/nowhere'],
    missing: ['/testPreview/assets/gone.js', '/', '/order', '/peace/v3/anything', '/feedback'],
    backendPath: null,
  },
];

describe.each(apps)('$name on a host of its own', ({ name, pages, missing, backendPath }) => {
  let nginx: RunningNginx;
  let get: ReturnType<typeof asking>;
  beforeAll(async () => {
    nginx = await runNginx({ what: name, sites: [builtSite(name)], backend: backend.origin });
    get = asking(nginx.origin);
  });
  afterAll(() => nginx?.stop());

  it.each(pages)('%s is its page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('<div id="root">');
  });

  it('its script is kept for ever', async () => {
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await (await get(pages[0] ?? '')).text()) ?? [];
    const answer = await get(script);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).not.toContain('sha256');
  });

  it.each(pages)('%s may run what stands in it, and nothing of another page', async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    const inline = [...html.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)].map(([, text = '']) => text);
    const allowed = answer.headers.get('content-security-policy')?.match(/(?<='sha256-)[^']+/g) ?? [];
    expect(allowed.toSorted()).toEqual([...new Set(inline.map(sha256))].toSorted());
  });

  it.each(missing)('%s is not here', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
  });

  it.runIf(backendPath !== null)('its calls are passed on', async () => {
    const answer = await get(backendPath ?? '', { method: 'POST' });
    expect(await answer.text()).toBe(`POST ${backendPath}`);
    expect(headersOf(answer)).toMatchObject(unkept);
    // Its encoding is the backend's to say.
    expect(answer.headers.get('content-type')).toBe('text/plain');
  });

  it('says that it runs, that its release is there, and which one it is', async () => {
    expect(await (await get('/__lbheartbeat__')).json()).toEqual({});
    expect((await get('/__heartbeat__')).status).toBe(200);
    const answer = await get('/__version__');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(Object(await answer.json()))).toEqual(['source', 'version', 'commit', 'build']);
  });
});

describe('the public site', () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await runNginx({ what: 'official-site', sites: [builtSite('official-site')], backend: backend.origin });
  });
  afterAll(() => nginx?.stop());

  const localeOf = async (path: string, accepted: string | undefined) => {
    const answer = await fetch(nginx.origin + path, { headers: accepted ? { 'accept-language': accepted } : {} });
    return [answer.status, /data-locale="(\w+)"/.exec(await answer.text())?.[1]];
  };

  it.each([
    ['/', undefined, 'original'],
    ['/', 'fil-PH', 'original'],
    ['/?lang=fil', undefined, 'fil'],
    ['/en/', 'fil-PH', 'en'],
    ['/fil/?lang=en', undefined, 'fil'],
    ['/about/', 'fil-PH', 'original'],
    ['/complaints/?lang=fil', undefined, 'fil'],
    ['/en/loan-terms/', 'fil-PH', 'en'],
  ])('answers %s asked for in %s in %s', async (path, accepted, locale) => {
    expect(await localeOf(path, accepted)).toEqual([200, locale]);
  });

  it.each([
    ['/fil/nowhere?lang=en', 'en-PH', 'fil'],
    ['/nowhere?lang=fil', 'en-PH', 'fil'],
    ['/nowhere', 'fil-PH,en;q=0.9', 'fil'],
    ['/nowhere', 'tl', 'fil'],
    ['/nowhere', 'en-PH,fil;q=0.9', 'en'],
    ['/nowhere', 'de-DE,en;q=0.8', 'original'],
    ['/nowhere', undefined, 'original'],
  ])('has a page for what it does not have: %s asked for in %s is told so in %s', async (path, accepted, locale) => {
    expect(await localeOf(path, accepted)).toEqual([404, locale]);
  });

  it.each(['/fil', '/about', '/fil/privacy'])('leads from %s to its slash, parameters included', async (path) => {
    const answer = await fetch(`${nginx.origin}${path}?utm_tag=a`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${path}/?utm_tag=a`]);
    expect(headersOf(answer)).toMatchObject(secure);
  });
});
