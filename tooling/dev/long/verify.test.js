import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const clone = mkdtempSync(join(tmpdir(), 'peace-verify-'));
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: clone });

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', '--branch', 'main', root, clone]);
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: clone });
}, 300_000);
afterEach(() => {
  git('reset', '--hard', '--quiet', 'origin/main');
  git('clean', '-fdq');
});
afterAll(() => rmSync(clone, { recursive: true }), 120_000);

/** Runs the command as CONTRIBUTING says. */
function verify() {
  const { status, stdout, stderr } = spawnSync('pnpm', ['run', 'verify'], {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { status, said: stdout + stderr };
}

/** Imported by nothing, so that no story or test is affected by it. */
const planted = 'apps/promo-landing/src/shared/planted.ts';

/** @type {[kind: string, file: string, addition: string, said: RegExp][]} */
const violations = [
  ['a type error', planted, "export const planted: number = 'a text';\n", /not assignable to type 'number'/],
  ['a global that is restricted', planted, 'export const planted = window.location.href;\n', /window\.location/],
  ['an unused export', planted, 'export const planted = 1;\n', /planted/],
  ['a file that is not formatted', planted, 'export  const planted=1;\n', /oxfmt|Format issues/],
  [
    'a unit test that fails',
    'tooling/storybook/planted.test.ts',
    "import { expect, it } from 'vitest';\n\nit('fails', () => {\n  expect(1).toBe(2);\n});\n",
    /planted\.test\.ts.*fails/,
  ],
  [
    'a deviation that names no test',
    'docs/deviations.md',
    '| `planted` | §1: planted | nothing | why ([orders](decisions/orders.md)) | `planted.test.ts` |\n',
    /planted/,
  ],
];

it.each(violations)('refuses %s', { timeout: 900_000 }, (_kind, file, addition, said) => {
  appendFileSync(join(clone, file), addition);
  const run = verify();
  expect(run.status).toBe(1);
  expect(run.said).toMatch(said);
});

it('checks what was committed on main and not pushed', { timeout: 900_000 }, () => {
  writeFileSync(join(clone, 'tooling/bench/src/planted.ts'), "export const planted: number = 'a text';\n");
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Planted');
  expect(verify()).toMatchObject({ status: 1, said: expect.stringMatching(/not assignable to type 'number'/) });
});

it('says that there is nothing to check', { timeout: 120_000 }, () => {
  expect(verify()).toMatchObject({
    status: 1,
    said: expect.stringMatching(/Nothing to check: no file differs from origin\/main/),
  });
});
