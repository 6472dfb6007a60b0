import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appServer } from './nginx-config.js';
import { runNginx } from './run-nginx.js';
import { builtSite } from './sites.js';
import { asking, headersOf, secure, startEcho, unkept } from './testing/answers.js';

let backend;
beforeAll(async () => {
  backend = await startEcho();
});
afterAll(() => backend?.stop());

const sha256 = (text) => createHash('sha256').update(text).digest('base64');

const apps = [
  {
    name: 'borrower-h5',
    pages: ['/', '/order', '/loanDetail?orderId=1', '/nowhere', '/promotion'],
    missing: ['/assets/gone.js', '/gone.png'],
    backendPath: '/peace/v3/anything',
  },
  {
    name: 'official-site',
    pages: ['/', '/?lang=fil'],
    missing: ['/assets/gone.js', '/gone.png', '/nowhere', '/order', '/404.html', '/peace/v3/anything'],
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
  let nginx;
  let get;
  beforeAll(async () => {
    const site = builtSite(name);
    nginx = await runNginx((options) => appServer({ ...options, backend: backend.origin, site }));
    get = asking(nginx.origin);
  });
  afterAll(() => nginx?.stop());

  it.each(pages)('%s is its page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('<div id="root">');
  });

  it('its script is kept for ever', async () => {
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(await (await get(pages[0])).text()) ?? [];
    const answer = await get(script);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).not.toContain('sha256');
  });

  it.each(pages)('%s may run what stands in it, and nothing of another page', async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    const inline = [...html.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)].map(([, text]) => text);
    const allowed = answer.headers.get('content-security-policy').match(/(?<='sha256-)[^']+/g) ?? [];
    expect(allowed.toSorted()).toEqual([...new Set(inline.map(sha256))].toSorted());
  });

  it.each(missing)('%s is not here', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(headersOf(answer)).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
  });

  it.runIf(backendPath)('its calls are passed on', async () => {
    const answer = await get(backendPath, { method: 'POST' });
    expect(await answer.text()).toBe(`POST ${backendPath}`);
    expect(headersOf(answer)).toMatchObject(unkept);
  });
});

it('the public site has a page of its own for what it does not have', async ({ onTestFinished }) => {
  const site = builtSite('official-site');
  const nginx = await runNginx((options) => appServer({ ...options, backend: backend.origin, site }));
  onTestFinished(nginx.stop);
  const answer = await fetch(`${nginx.origin}/nowhere`);
  expect(await answer.text()).toContain('<div id="root">');
});
