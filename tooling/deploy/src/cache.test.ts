import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheConfig } from './cache-config.ts';
import { freePort, type RunningNginx, runNginx } from './run-nginx.ts';
import { builtSite } from './sites.ts';
import { type Echo, startEcho } from './testing/responses.ts';

const committed = readFileSync(new URL('../nginx/peace/cdn.vcl', import.meta.url), 'utf8');

it('the calls of every API base are passed on as they are', () => {
  const text = cacheConfig(committed, { paths: ['/peace', '/v2', '/api/v1.2'], listen: '127.0.0.2:8081' });
  expect(text).toContain('req.url ~ "^/(peace/|v2/|api/v1\\.2/|feedback|');
  expect(text).toContain('.host = "127.0.0.2";\n  .port = "8081";');
  expect(cacheConfig(committed, { paths: ['/peace'], listen: '8080' })).toBe(committed);
});

describe.skipIf(spawnSync('varnishd', ['-V']).status !== 0)('Varnish with what was written for a deployment', () => {
  let backend: Echo;
  let nginx: RunningNginx;
  let cache: Awaited<ReturnType<typeof startVarnish>>;

  beforeAll(async () => {
    backend = await startEcho();
    const site = { ...builtSite('borrower-h5'), apiBase: '/v2' };
    nginx = await runNginx({ what: 'borrower-h5', sites: [site], backend: backend.origin });
    cache = await startVarnish(join(nginx.folder, 'conf/peace/borrower-h5/cdn.vcl'));
  });
  afterAll(async () => {
    await cache?.stop();
    await nginx?.stop();
    await backend?.stop();
  });

  const get = (path: string) => fetch(cache.origin + path);

  it.each(['/peace/v3/agreements?productId=7&scene=2', '/v2/v3/agreements?productId=7&scene=2'])(
    'passes %s on with its query, each time',
    async (path) => {
      for (const time of ['1', '2']) {
        const answer = await get(`${path}&time=${time}`);
        expect(await answer.text()).toBe(`GET ${path}&time=${time}`);
      }
    },
  );

  it('keeps a hashed file, whatever the query says', async () => {
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await (await get('/aboutUs')).text()) ?? [];
    for (const query of ['', '?sessionId=s-1']) expect((await get(script + query)).status).toBe(200);
    await expect.poll(() => nginx.logs().split(`GET ${script} 200`).length - 1).toBe(1);
  });

  it('keeps a page to ask about it, and nginx answers 304', async () => {
    expect((await get('/order?sessionId=s-1')).headers.get('content-security-policy')).toContain('script-src');
    await expect
      .poll(async () => {
        expect((await get('/order?sessionId=s-2')).status).toBe(200);
        return nginx.logs();
      })
      .toContain('GET /order 304');
  });

  it('does not keep what is missing', async () => {
    for (let times = 0; times < 2; times += 1) expect((await get('/assets/gone-12345678.js')).status).toBe(404);
    await expect.poll(() => nginx.logs().split('GET /assets/gone-12345678.js 404').length - 1).toBe(2);
  });
});

/** Runs Varnish with a configuration on a loopback port, as the current user. */
async function startVarnish(vcl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'peace-varnish-'));
  const port = await freePort();
  const args = ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', vcl, '-s', 'malloc,16m'];
  const varnish = spawn('varnishd', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  varnish.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/__lbheartbeat__`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (varnish.exitCode !== null) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    stop: async () => {
      const ended = once(varnish, 'exit');
      varnish.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
