import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, missingForNginx, runWritten } from './run-nginx.ts';
import { lenderCheckout, releaseSettings, run } from './testing/lender-checkout.ts';
import { askingAs } from './testing/responses.ts';

// A release as a lender makes it: its own company and settings, the backend's names, a commit; then docs/runbook.md's commands.

/** All of the app is built, or compressed: long on a busy machine. */
const BUILD_MS = 300_000;

let checkout: string;
const archive = 'release/borrower-h5-0.1.0.tar.gz';
const inCheckout = (...command: readonly string[]) => run(checkout, command);
beforeAll(() => {
  checkout = lenderCheckout();
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

it('a release of borrower-h5 can be built with a deployment’s own values', { timeout: BUILD_MS }, async () => {
  const app = join(checkout, 'apps/borrower-h5/package.json');
  writeFileSync(app, JSON.stringify({ ...JSON.parse(readFileSync(app, 'utf8')), version: '0.1.0' }));
  await run(checkout, ['pnpm', '--filter', 'borrower-h5', 'build'], releaseSettings);
  const version = JSON.parse(readFileSync(join(checkout, 'apps/borrower-h5/dist/version.json'), 'utf8'));
  expect(version).toMatchObject({ commit: releaseSettings['BUILD_COMMIT'] });
});

it('that is packed, is signed by openssl and installed by its signature', { timeout: BUILD_MS }, async () => {
  await inCheckout('pnpm', 'release:archive', 'borrower-h5');
  await inCheckout('openssl', 'genpkey', '-algorithm', 'ed25519', '-out', 'key.pem');
  await inCheckout('openssl', 'pkey', '-in', 'key.pem', '-pubout', '-out', 'public.pem');
  const signing = ['pkeyutl', '-sign', '-rawin', '-inkey', 'key.pem', '-in', archive, '-out', `${archive}.sig`];
  await inCheckout('openssl', ...signing);
  const installing = ['release:install', archive, '--verify', 'public.pem', '--into', 'srv/borrower-h5'];
  expect(await inCheckout('pnpm', ...installing)).toContain('"reportsUrl": "/peace/reports"');
  expect(existsSync(join(checkout, 'srv/borrower-h5/assets'))).toBe(true);
});

it.skipIf(missingForNginx() !== undefined)('nginx serves its pages', async () => {
  const port = await freePort();
  const where = ['--installed', 'srv', '--out', 'conf', '--container', '--listen', `127.0.0.1:${port}`];
  const hosts = ['--backend', 'http://127.0.0.1:8787', '--origin', 'https://app.mabilispautang.ph'];
  await inCheckout('pnpm', 'release:nginx', 'borrower-h5', ...where, ...hosts);
  const nginx = await runWritten(checkout, port);
  try {
    const answer = await askingAs(nginx.origin, 'app.mabilispautang.ph', '/order');
    expect(answer).toMatchObject({ status: 200, policy: expect.stringContaining("script-src 'self' 'sha256-") });
    expect(answer.text).toContain('"release":"0.1.0+3f9c1e7a5b2d"');
  } finally {
    await nginx.stop();
  }
});
