import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { smsPerMinuteOf } from './deployment.ts';
import { freePort, type LocalDeployment, type RunningNginx, runNginx } from './run-nginx.ts';
import { builtSite, builtSites } from './sites.ts';
import { type Echo, headersOf, startEcho, unkept } from './testing/responses.ts';

let backend: Echo;

beforeAll(async () => {
  backend = await startEcho();
});

afterAll(() => backend?.stop());

/** An nginx of its own: the limits count from the start. */
async function started(deployment: Partial<LocalDeployment> = {}): Promise<RunningNginx> {
  const nginx = await runNginx({ what: 'one-host', backend: backend.origin, sites: builtSites(), ...deployment });
  onTestFinished(nginx.stop);
  return nginx;
}

const PROMOTION = '/peace/api/v2/youmi/promotion';

/** How many of so many requests at once are not refused by a limit. */
async function passedOf(count: number, ask: (number: number) => Promise<Response>): Promise<readonly Response[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, number) => ask(number)));
  const refused = answers.find(({ status }) => status === 429);
  expect(headersOf(refused ?? new Response())).toMatchObject({ ...unkept, 'retry-after': '60' });
  return answers.filter(({ status }) => status === 200);
}

describe('request limits', () => {
  it.each([
    ['POST', `${PROMOTION}/get-sms`, 11],
    ['POST', `${PROMOTION}/register`, 21],
    ['GET', `${PROMOTION}/get-captcha`, 41],
    ['POST', '/peace/reports', 41],
    ['POST', '/feedback', 11],
  ])('%s %s: %d at once, then 429 with the time to wait', async (method, path, allowed) => {
    const nginx = await started();
    const passed = await passedOf(allowed + 10, () => fetch(nginx.origin + path, { method }));
    // A slow machine takes long enough for the next one to be due.
    expect(passed.length).toBeGreaterThanOrEqual(allowed);
    expect(passed.length).toBeLessThanOrEqual(allowed + 2);
  });

  it('let the operator name how many text messages an address may ask for', async () => {
    const nginx = await started({ smsPerMinute: 6000 });
    const ask = () => fetch(`${nginx.origin}${PROMOTION}/get-sms`, { method: 'POST' });
    for (let message = 0; message < 30; message += 1) {
      expect((await ask()).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    expect(() => smsPerMinuteOf('many')).toThrow('must be a whole number above 0');
  });

  it('count a call together with every spelling that a backend may take for it, and under every API base', async () => {
    const site = { ...builtSite('borrower-h5'), apiBase: '/v2' };
    const nginx = await started({ what: 'borrower-h5', sites: [site] });
    const spellings = ['get-sms', 'get-sms/', 'get-sms.json', 'GET-SMS', 'get-sms%20', 'get%2Dsms', 'get-sms,a=1'];
    const paths = ['/peace', '/v2'].flatMap((base) =>
      spellings.map((name) => `${base}/api/v2/youmi/promotion/${name}`),
    );
    const passed = await passedOf(paths.length * 3, (number) =>
      fetch(nginx.origin + (paths[number % paths.length] ?? ''), { method: 'POST' }),
    );
    expect(passed.length).toBeLessThanOrEqual(13);
  });

  it('are for pictures how many in a minute, and how many at once', async () => {
    const nginx = await started();
    const upload = `${nginx.origin}/peace/user-problem/upload-problem-img`;
    const held = Array.from({ length: 25 }, () =>
      request(upload, { method: 'POST', headers: { 'content-length': '1000' } }),
    );
    onTestFinished(() => held.forEach((each) => each.destroy()));
    const refused: unknown[] = [];
    for (const each of held) {
      each.on('error', () => undefined).on('response', ({ statusCode }) => refused.push(statusCode));
      each.write('x');
    }
    await expect.poll(() => refused).toEqual([429, 429, 429, 429, 429]);
    for (const each of held) each.destroy();
    // Those that were refused for being too many at once have been counted, too.
    await expect.poll(async () => (await fetch(upload, { method: 'POST' })).status, { interval: 10 }).toBe(429);
  });

  it('count an IPv6 network as one caller, and another one apart', async () => {
    const nginx = await started({ trustedProxies: ['127.0.0.1'] });
    const from = (address: string) =>
      fetch(nginx.origin + PROMOTION + '/get-sms', { method: 'POST', headers: { 'x-forwarded-for': address } });
    const passed = await passedOf(40, (number) => from(`2001:db8:0:1::${(number + 1).toString(16)}`));
    expect(passed.length).toBeLessThanOrEqual(13);
    expect((await from('2001:db8:0:2::1')).status).toBe(200);
  });

  it('leave paying and reading alone', async () => {
    const nginx = await started();
    const ask = () => fetch(`${nginx.origin}/peace/v3/loan-details/generate-vcode`, { method: 'POST' });
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.headers.get('retry-after')).toBeNull();
  });
});

it.each([
  '/peace/..;/admin/actuator/env',
  '/peace/a/..;/..;/admin',
  '/peace/%2e%2e%3b/admin',
  '/peace/..%252fadmin',
  '/peace/a/../v3/b',
  '/peace/a/%2e%2e/b',
  '/peace//admin',
  '/peace/a%2fb',
  '/peace/a\\..\\admin',
  '/peace/a%5c..%5cadmin',
  '/peace/%c0%ae%c0%ae/admin',
  `${PROMOTION}/get-sms;a=1`,
])('%s, which a backend may read otherwise, is not passed on', async (path) => {
  const nginx = await started();
  const before = backend.lastHeaders();
  expect(await statusFor(nginx.origin, path, '127.0.0.1', 'POST')).toBe(400);
  expect(backend.lastHeaders()).toBe(before);
});

it.each(['/peace/files/my%20file.png', '/peace/v3/a?next=/b/../c;d=1//e%252f', '/peace/v3/a.b/c~d/'])(
  '%s is passed on as it was sent',
  async (path) => {
    const nginx = await started();
    expect(await (await fetch(nginx.origin + path)).text()).toBe(`GET ${path}`);
  },
);

describe('headers sent to the backend', () => {
  const lies = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-prefix': '/admin',
    'x-real-ip': '203.0.113.9',
    'x-original-url': '/admin',
    forwarded: 'for=203.0.113.9',
  };

  it('sets forwarded headers itself, whatever the client sends', async () => {
    const nginx = await started();
    await fetch(`${nginx.origin}/peace/v3/anything`, { headers: lies });
    const headers = backend.lastHeaders();
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-host': new URL(nginx.origin).host,
      'x-forwarded-proto': 'http',
      host: new URL(backend.origin).host,
    });
    for (const name of ['x-forwarded-prefix', 'x-original-url', 'forwarded']) expect(headers).not.toHaveProperty(name);
  });

  it("uses the public origin's name and scheme, also if TLS ends before nginx", async () => {
    const nginx = await started({ origin: 'https://127.0.0.1:8443' });
    await fetch(`${nginx.origin}/peace/v3/anything`);
    expect(backend.lastHeaders()).toMatchObject({
      'x-forwarded-host': '127.0.0.1:8443',
      'x-forwarded-proto': 'https',
    });
  });

  it("takes the client's address from a trusted load balancer", async () => {
    const nginx = await started({ trustedProxies: ['127.0.0.1'] });
    await fetch(`${nginx.origin}/peace/v3/anything`, { headers: { 'x-forwarded-for': '10.0.0.1, 198.51.100.7' } });
    expect(backend.lastHeaders()).toMatchObject({ 'x-forwarded-for': '198.51.100.7' });
    await expect.poll(nginx.logs).toContain('198.51.100.7 [');
  });

  it('has one request id: sent by the page, returned in the response, written to the log', async () => {
    const nginx = await started();
    const brought = await fetch(`${nginx.origin}/peace/v3/a`, { headers: { 'x-request-id': 'page-4711-0001' } });
    expect(backend.lastHeaders()['x-request-id']).toBe('page-4711-0001');
    expect(brought.headers.get('x-request-id')).toBe('page-4711-0001');
    const made = await fetch(`${nginx.origin}/peace/v3/b`, { headers: { 'x-request-id': 'a "quoted" one' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(nginx.logs).toMatch(/GET \/peace\/v3\/a 200 .* id=page-4711-0001/);
  });
});

it("replaces the backend's headers on framing and scripts, and removes its identity", async () => {
  const nginx = await started();
  const answer = await fetch(`${nginx.origin}/peace/v3/anything`);
  expect(headersOf(answer)).toMatchObject(unkept);
  expect(answer.headers.get('x-frame-options')).toBeNull();
  expect(answer.headers.get('server')).toBe('nginx');
});

/** The status for a request by another name or method; `fetch` does not let one choose either. */
const statusFor = (origin: string, path: string, host: string, method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    // By its own option: an address would be parsed, and its dots resolved.
    request(origin, { path, method, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });

it('a name that is not ours is refused, except to a load balancer that asks whether nginx runs', async () => {
  const nginx = await started();
  expect(await statusFor(nginx.origin, '/order?sessionId=s-4711', 'evil.example')).toBe(421);
  expect(await statusFor(nginx.origin, '/peace/v3/anything', 'evil.example')).toBe(421);
  expect(await statusFor(nginx.origin, '/__lbheartbeat__', 'evil.example')).toBe(200);
  expect(await statusFor(nginx.origin, '/order', '127.0.0.1')).toBe(200);
  expect(nginx.logs()).not.toContain('s-4711');
});

it('tells nothing of itself: no TRACE, no list of a folder, no version of nginx', async () => {
  const nginx = await started();
  for (const path of ['/order', '/peace/v3/anything']) {
    expect(await statusFor(nginx.origin, path, '127.0.0.1', 'TRACE')).toBe(405);
  }
  for (const path of ['/assets/', '/brand/', '/promotion/assets/']) {
    expect((await fetch(nginx.origin + path)).status).toBe(404);
  }
  expect((await fetch(`${nginx.origin}/assets/gone.js`)).headers.get('server')).toBe('nginx');
});

describe('on one host', () => {
  it('the developers’ page is not there unless it was asked for, and nothing may be framed', async () => {
    const nginx = await started();
    const answer = await fetch(`${nginx.origin}/testPreview`);
    expect(await answer.text()).toBe(await (await fetch(`${nginx.origin}/aboutUs`)).text());
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await fetch(`${nginx.origin}/testPreview/version.json`)).status).toBe(404);
  });

  it.each(['/__version__', '/__version__/official-site', '/promotion/__version__'])('%s', async (path) => {
    const nginx = await started();
    const answer = await fetch(nginx.origin + path);
    expect(headersOf(answer)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(Object.keys(Object(await answer.json()))).toContain('commit');
  });
});

it('nginx takes the configuration for a backend that speaks TLS', async () => {
  const nginx = await started({
    what: 'borrower-h5',
    sites: [builtSite('borrower-h5')],
    backend: 'https://localhost:9',
  });
  expect((await fetch(`${nginx.origin}/peace/v3/anything`)).status).toBe(502);
});

describe('why the backend gave no response', () => {
  const app = { what: 'borrower-h5', sites: [builtSite('borrower-h5')] } as const;
  const pay = '/peace/v3/a?sessionId=s-4711';

  it('says the log of the calls, without their queries', async () => {
    const nginx = await started({ ...app, backend: `http://127.0.0.1:${await freePort()}` });
    await fetch(nginx.origin + pay);
    await expect.poll(nginx.logs).toMatch(/GET \/peace\/v3\/a 502 .* failure=no-connection limit=- /);
    expect(nginx.logs()).not.toContain('s-4711');
  });

  it('is distinguished from a closed connection', async () => {
    const closing = createServer((socket) => void socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
    onTestFinished(() => void closing.close());
    await once(closing, 'listening');
    const nginx = await started({ ...app, backend: `http://127.0.0.1:${portOf(closing)}` });
    await fetch(nginx.origin + pay);
    await expect.poll(nginx.logs).toMatch(/ 502 .* failure=closed-without-answer /);
    await fetch(`${nginx.origin}/order`);
    await expect.poll(nginx.logs).toMatch(/GET \/order 200 .* failure=- limit=- /);
  });

  it.each([
    ['http', /connect\(\) failed \(111: Connection refused\)/],
    ['https', /SSL_do_handshake\(\) failed/],
  ])('in nginx’s own words for a check from the machine: %s', async (scheme, words) => {
    const port = scheme === 'https' ? new URL(backend.origin).port : await freePort();
    const nginx = await started({ ...app, backend: `${scheme}://127.0.0.1:${port}` });
    expect((await fetch(`${nginx.origin}/__backend__?sessionId=s-4711`)).status).toBe(502);
    await expect.poll(nginx.logs).toMatch(words);
    expect(nginx.logs()).not.toMatch(/upstream: "[^"]*s-4711/);
  });

  it('and whether it answers', async () => {
    const nginx = await started(app);
    expect((await fetch(`${nginx.origin}/__backend__`)).status).toBe(200);
    const elsewhere = await started({ ...app, trustedProxies: ['127.0.0.1'] });
    const caller = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await fetch(`${elsewhere.origin}/__backend__`, caller)).status).toBe(403);
  });
});

it('logs rate-limited requests', async () => {
  const nginx = await started();
  await Promise.all(Array.from({ length: 30 }, () => fetch(`${nginx.origin}/feedback`, { method: 'POST' })));
  await expect.poll(nginx.logs).toMatch(/POST \/feedback 429 .* limit=REJECTED /);
  expect(nginx.logs()).toMatch(/POST \/feedback 200 .* limit=PASSED /);
});

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
};
