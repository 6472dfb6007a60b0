import { recordedLaunchOptions } from '@peace/browser';
import { demanded } from '@peace/sandbox/client';
import { type RunningSandbox, startSandbox } from '@peace/sandbox/start';
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packRelease } from './release/release-archive.ts';
import { freePort, type RunningNginx, runWritten } from './run-nginx.ts';
import { folderOf } from './sites.js';
import { laterRelease } from './testing/a-release.ts';
import { ownMain } from './testing/own-main.ts';

// README's "In front of a backend": its commands as they are there, typed in the repository's root.

const root = join(import.meta.dirname, '../../..');
const build = join(folderOf('borrower-h5'), 'dist');
const { version } = JSON.parse(readFileSync(join(build, 'version.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'peace-first-'));
const typed = (path: string) => relative(root, join(folder, path));

let backend: RunningSandbox;
let other: RunningSandbox;
let browser: Browser;
let nginx: RunningNginx;

beforeAll(async () => {
  [backend, other] = await Promise.all([startSandbox(), startSandbox()]);
  browser = await chromium.launch(recordedLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await nginx?.stop();
  await Promise.all([backend?.stop(), other?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

function pnpm(args: readonly string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync('pnpm', args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Installs an archive as README has it, writes nginx's configuration after it, and has nginx take it. */
async function install(archive: string, env: Record<string, string> = {}): Promise<void> {
  const key = ['--verify', typed('public.pem')];
  pnpm(['release:install', typed(archive), '--into', typed('srv/borrower-h5'), ...key], env);
  const port = nginx ? new URL(nginx.origin).port : String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const host = ['--backend', backend.origin, '--origin', origin, '--listen', `127.0.0.1:${port}`];
  const folders = ['--installed', typed('srv'), '--out', typed('conf'), '--logs', folder];
  pnpm(['release:nginx', 'borrower-h5', ...host, ...folders]);
  if (!nginx) nginx = await runWritten(folder, Number(port));
  else nginx.reload();
  for (const name of ['config.json', 'version.json']) {
    await expect.poll(() => page(`/${name}`)).toBe(readFileSync(join(folder, 'srv/borrower-h5', name), 'utf8'));
  }
  const policies = readFileSync(join(folder, 'conf/peace/borrower-h5/generated/policies.conf'), 'utf8');
  await expect
    .poll(async () => policies.includes((await fetch(`${origin}/order`)).headers.get('content-security-policy') ?? '?'))
    .toBe(true);
}

const page = async (path: string) => (await fetch(nginx.origin + path)).text();
const versionServed = async () => JSON.parse(await page('/__version__')).version;

/** Opens an order as a borrower does; says which backend was asked. */
async function openOrder(): Promise<'backend' | 'other'> {
  for (const sandbox of [backend, other]) await demanded(sandbox.client.clearLog());
  const { entry } = await demanded(backend.client.choose('status-174'));
  await demanded(other.client.choose('status-174'));
  const tab = await browser.newPage();
  await tab.goto(nginx.origin + entry);
  await tab.getByRole('heading', { name: /Waiting for repayment|To be repaid/ }).waitFor();
  await tab.close();
  return (await demanded(other.client.log('getOrder'))).entries.length > 0 ? 'other' : 'backend';
}

// Three commands, and all of the app compressed: long on a small machine.
const FIRST_MS = 180_000;

it(
  'a release is packed and signed, installed in front of a backend, and nginx.conf stays the machine’s own',
  async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(join(folder, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
    mkdirSync(join(folder, 'conf'));
    writeFileSync(join(folder, 'conf/nginx.conf'), ownMain);
    pnpm(['release:archive', 'borrower-h5', '--sign', typed('key.pem'), '--out', typed('')]);
    await install(`borrower-h5-${version}.tar.gz`, { PEACE_REPORTS_URL: '/peace/reports' });
    expect(readFileSync(join(folder, 'conf/nginx.conf'), 'utf8')).toBe(ownMain);
    expect(await versionServed()).toBe(version);
    expect(await openOrder()).toBe('backend');
  },
  FIRST_MS,
);

it('the API base is changed without a build; what was decided before stays', { timeout: FIRST_MS }, async () => {
  await install(`borrower-h5-${version}.tar.gz`, { PEACE_API_BASE: `${other.origin}/peace` });
  expect(await openOrder()).toBe('other');
  expect(JSON.parse(await page('/config.json'))).toMatchObject({ reportsUrl: '/peace/reports' });
});

it(
  'the next version is installed with the same settings, and rolled back by the archive before',
  async () => {
    const key = readFileSync(join(folder, 'key.pem'), 'utf8');
    packRelease({ app: 'borrower-h5', build: laterRelease(build, join(folder, 'later')), out: folder, key });
    await install('borrower-h5-99.0.0.tar.gz', { PEACE_API_BASE: '/peace' });
    expect([await versionServed(), await openOrder()]).toEqual(['99.0.0', 'backend']);
    await install(`borrower-h5-${version}.tar.gz`);
    expect([await versionServed(), await openOrder()]).toEqual([version, 'backend']);
  },
  FIRST_MS,
);

it('an injected error arrives at the address that was given on the first day', async () => {
  const tab = await browser.newPage();
  await tab.goto(`${nginx.origin}/aboutUs`);
  await tab.getByRole('heading').first().waitFor();
  await tab.evaluate(
    () =>
      void setTimeout(() => {
        throw new RangeError();
      }),
  );
  await expect
    .poll(async () => (await demanded(backend.client.reports())).reports)
    .toContainEqual(expect.objectContaining({ kind: 'error', name: 'RangeError', route: '/aboutUs' }));
});

it('what is wrong is said in words', { timeout: FIRST_MS }, () => {
  const wrong =
    (...args: string[]) =>
    () =>
      pnpm(['release:install', ...args, '--into', typed('none')]);
  expect(wrong(typed('none.tar.gz'))).toThrow(/There is no .*none\.tar\.gz\./);
  expect(wrong(typed(`borrower-h5-${version}.tar.gz`), '--verify', 'none.pem')).toThrow(
    /--verify none\.pem: there is no/,
  );
});
