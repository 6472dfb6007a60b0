import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';

const script = join(import.meta.dirname, '../bin/verify.js');

/**
 * Runs `pnpm verify` in a repository with one commit and one changed file, where pnpm passes, and turbo says that it ran these tasks.
 *
 * @param {readonly object[]} tasks
 * @param {string} subject of the commit
 */
function verify(tasks, subject = 'Change') {
  const folder = mkdtempSync(join(tmpdir(), 'peace-verify-'));
  /** @param {readonly string[]} args */
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.ph', ...args], { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=Start');
  git('switch', '--quiet', '--create=change');
  git('commit', '--quiet', '--allow-empty', `--message=${subject}`);
  mkdirSync(join(folder, 'tooling/storybook'), { recursive: true });
  writeFileSync(join(folder, 'tooling/storybook/changed.js'), '');
  const bin = join(folder, '.git/bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'pnpm'), '#!/bin/sh\n', { mode: 0o755 });
  const summary = JSON.stringify({ tasks });
  const affected = JSON.stringify({ packages: { items: [{ name: 'a' }] } });
  const turbo = `if [ $1 = ls ]; then echo '${affected}'; else mkdir -p .turbo/runs; echo '${summary}' > .turbo/runs/run.json; fi`;
  writeFileSync(join(bin, 'turbo'), `#!/bin/sh\n${turbo}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` };
  const { status, stdout } = spawnSync(process.execPath, [script], { cwd: folder, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, said: stdout.trim().split('\n').at(-1) };
}

const ran = {
  taskId: 'a#test',
  task: 'test',
  package: 'a',
  command: 'vitest',
  logFile: 'none',
  cache: { status: 'HIT' },
};

it('verify fails where a step ran nothing although files changed', () => {
  expect(verify([ran])).toEqual({ status: 0, said: 'verify passed' });
  const ranNothing = ['lint and types', 'tests of the repository', 'affected unit tests'].map(
    (step) => `${step} ran nothing although files changed`,
  );
  const failed = { status: 1, said: `verify failed: ${ranNothing.join('; ')}` };
  expect(verify([])).toEqual(failed);
  // Turbo's word for a task that no package has.
  expect(verify([{ ...ran, command: '<NONEXISTENT>' }])).toEqual(failed);
});

it('verify says which failure the change does not affect', () => {
  const failed = { ...ran, execution: { exitCode: 1 } };
  const other = { ...failed, taskId: 'b#build', package: 'b', task: 'build' };
  expect(verify([failed]).said).not.toContain('not affected');
  expect(verify([failed, other]).said).toContain('b#build is not affected by your change: it fails on main too');
});

it('verify fails where a commit subject has more than 72 characters', () => {
  const subject = 'A'.repeat(72);
  expect(verify([ran], subject).status).toBe(0);
  expect(verify([ran], `${subject}A`)).toEqual({
    status: 1,
    said: `verify failed: a subject has over 72 characters: ${subject}A`,
  });
});
