import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const clone = mkdtempSync(join(tmpdir(), 'peace-clone-'));
afterAll(() => rmSync(clone, { recursive: true }), 120_000);

/** Steps that are no part of this: the first asks the registry, `pnpm test` runs the others itself. */
const elsewhere = /^pnpm (?:audit|lint|exec turbo run)\b/;

/** The commands of a pull request's job, in their order. */
function stepsOfPullRequest() {
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
  const job = /\n {2}affected:\n[^]*?(?=\n {2}\w)/.exec(workflow)?.[0] ?? '';
  const commands = job.match(/(?<=- run: )(?:>-\n(?: {10}.*\n)+|.*)/g) ?? [];
  return commands.map((command) => command.replace(/^>-\n/, '').trim()).filter((command) => !elsewhere.test(command));
}

/** @param {string} command @returns {{ command: string, status: number | null, said: string }} */
function run(command) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: clone,
    env: { ...process.env, TURBO_SCM_BASE: 'HEAD' },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { command, status, said: status === 0 ? '' : stdout + stderr };
}

it('the steps of a pull request succeed in their order in a fresh clone', () => {
  const steps = stepsOfPullRequest();
  expect(steps).toEqual(expect.arrayContaining(['pnpm browser', expect.stringMatching(/^pnpm check-notes/)]));
  execFileSync('git', ['clone', '--quiet', root, clone]);
  for (const step of ['pnpm install --frozen-lockfile --prefer-offline', ...steps]) {
    expect(run(step)).toEqual({ command: step, status: 0, said: '' });
  }
}, 1_800_000);
