import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const clone = mkdtempSync(join(tmpdir(), 'peace-new-'));

/** @param {readonly string[]} args @param {string} folder */
function pnpm(args, folder = '.') {
  const { status, stdout, stderr } = spawnSync('pnpm', args, {
    cwd: join(clone, folder),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { status, said: status === 0 ? '' : stdout + stderr };
}
const passed = { status: 0, said: '' };

beforeAll(() => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  execFileSync('git', ['clone', '--quiet', root, clone]);
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: clone });
  const screen = ['help', 'faq', '/faq', 'Questions', 'Mga tanong', 'Questions and answers'];
  const endpoint = ['order', 'listPayments', 'POST', '/v3/loan-details/payments', 'read', 'Payments of an order'];
  execFileSync('pnpm', ['new', 'screen', ...screen], { cwd: clone });
  execFileSync('pnpm', ['new', 'endpoint', ...endpoint], { cwd: clone });
}, 300_000);
afterAll(() => rmSync(clone, { recursive: true }), 120_000);

it('a new screen and a new endpoint pass lint and types', { timeout: 900_000 }, () => {
  expect(pnpm(['lint'])).toEqual(passed);
});

it.each([
  ['apps/borrower-h5', ['src/screens/help/faq', 'src/app', 'src/shared']],
  ['packages/api-client', ['src/contract']],
  ['packages/i18n', []],
  ['packages/screens', []],
  ['tooling/dev', ['src']],
  ['tooling/sandbox', []],
])('and the tests of %s', { timeout: 900_000 }, (folder, filters) => {
  expect(pnpm(['exec', 'vitest', 'run', ...filters], folder)).toEqual(passed);
});
