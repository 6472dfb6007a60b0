import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Deployment } from './deployment.ts';
import { freePort, runWritten } from './run-nginx.ts';
import { type AppName, builtSite, folderOf } from './sites.ts';
import { askingAs, type Echo, startEcho } from './testing/responses.ts';
import { ownMain } from './testing/own-main.ts';
import { writeConfig } from './write-config.ts';

// Money and marketing on origins of their own, and one machine for both.

let money: Echo;
let marketing: Echo;
beforeAll(async () => {
  [money, marketing] = await Promise.all([startEcho(), startEcho()]);
});
afterAll(async () => {
  await money?.stop();
  await marketing?.stop();
});

/** A folder in the place of /etc/nginx, and what is written into it. */
async function machine() {
  const folder = mkdtempSync(join(tmpdir(), 'peace-two-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const conf = join(folder, 'conf');
  const files = join(folder, 'files');
  for (const path of [conf, files]) mkdirSync(path);
  for (const name of ['borrower-h5', 'promo-landing']) symlinkSync(join(folderOf(name), 'dist'), join(files, name));
  writeFileSync(join(conf, 'nginx.conf'), ownMain);
  const write = (what: AppName, host: string, own: Partial<Deployment> = {}) =>
    writeConfig(conf, {
      what,
      sites: [builtSite(what)],
      files,
      backend: money.origin,
      origin: `http://${host}:${port}`,
      listen: `127.0.0.1:${port}`,
      trustedProxies: [],
      smsPerMinute: 30,
      hasOwnMain: true,
      accessLog: join(folder, `${what}.log`),
      errorLog: 'stderr',
      withPreview: false,
      ...own,
    });
  const run = async () => {
    const nginx = await runWritten(folder, port);
    onTestFinished(nginx.stop);
    return nginx;
  };
  return { conf, write, run };
}

it('two apps share a machine and a port, each with its own name, backend, policies and limits', async () => {
  const { write, run } = await machine();
  write('borrower-h5', 'app.lender.ph');
  write('promo-landing', 'promo.lender.ph', { backend: marketing.origin });
  // Written anew, it leaves the other as it is.
  write('borrower-h5', 'app.lender.ph');
  const { origin } = await run();
  const at = (host: string, path: string) => askingAs(origin, host, path);
  const order = await at('app.lender.ph', '/order');
  const promotion = await at('promo.lender.ph', '/promotion');
  expect([order.status, promotion.status]).toEqual([200, 200]);
  expect(order.policy).not.toBe(promotion.policy);
  expect((await at('promo.lender.ph', '/order')).status).toBe(404);
  await at('app.lender.ph', '/peace/v3/money');
  expect(money.lastHeaders()['x-forwarded-host']).toContain('app.lender.ph');
  await at('promo.lender.ph', '/peace/api/v2/marketing');
  expect(marketing.lastHeaders()['x-forwarded-host']).toContain('promo.lender.ph');
  expect((await at('other.lender.ph', '/')).status).toBe(421);
});

it('a name that another app has is refused, before anything is changed', async () => {
  const { conf, write } = await machine();
  write('borrower-h5', 'app.lender.ph');
  expect(() => write('promo-landing', 'app.lender.ph')).toThrow(/^app\.lender\.ph at \S+ is borrower-h5's already/);
  expect(readdirSync(join(conf, 'peace'))).toEqual(['borrower-h5']);
});
