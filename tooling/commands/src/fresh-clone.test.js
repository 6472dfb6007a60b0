import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const clone = mkdtempSync(join(tmpdir(), 'peace-clone-'));
afterAll(() => rmSync(clone, { recursive: true }));

/** Steps that are no part of this: the first asks the registry, and the last one runs the tests themselves. */
const elsewhere = /^pnpm (?:audit|exec turbo run)\b/;

/** The commands of a pull request's job, in their order. */
function stepsOfPullRequest() {
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
  const job = /\n {2}affected:\n[^]*?(?=\n {2}\w)/.exec(workflow)?.[0] ?? '';
  const commands = job.match(/(?<=- run: )(?:>-\n(?: {10}.*\n)+|.*)/g) ?? [];
  return commands.map((command) => command.replace(/^>-\n/, '').trim()).filter((command) => !elsewhere.test(command));
}

/** @param {string} command */
function run(command) {
  execFileSync('sh', ['-c', command], {
    cwd: clone,
    env: { ...process.env, TURBO_SCM_BASE: 'HEAD' },
    stdio: 'pipe',
  });
}

it('the steps of a pull request succeed in their order in a fresh clone', () => {
  const steps = stepsOfPullRequest();
  expect(steps).toEqual(expect.arrayContaining(['pnpm lint', 'pnpm browser']));
  execFileSync('git', ['clone', '--quiet', root, clone]);
  run('pnpm install --frozen-lockfile --prefer-offline');
  for (const step of steps) expect(() => run(step), step).not.toThrow();
}, 1_800_000);
