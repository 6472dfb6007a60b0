import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';

const script = join(import.meta.dirname, '../bin/verify.js');

/**
 * Runs `pnpm verify` in a repository with one commit and one changed file, where pnpm passes unless told otherwise, and turbo says that it ran
 * these tasks.
 *
 * @param {readonly object[]} tasks
 * @param {{ subject?: string, refuses?: string, branch?: string }} [options] subject: of the commit; refuses: what pnpm fails in;
 *   branch: the one with the commit
 */
function verify(tasks, { subject = 'Change', refuses = 'nothing', branch = 'change' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'peace-verify-'));
  /** @param {readonly string[]} args */
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.ph', ...args], { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=Start');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('switch', '--quiet', '--force-create', branch);
  git('commit', '--quiet', '--allow-empty', `--message=${subject}`);
  mkdirSync(join(folder, 'tooling/storybook'), { recursive: true });
  writeFileSync(join(folder, 'tooling/storybook/changed.js'), '');
  const bin = join(folder, '.git/bin');
  mkdirSync(bin);
  const pnpm = `echo "ran pnpm $1"; [ $1 != ${refuses} ]`;
  writeFileSync(join(bin, 'pnpm'), `#!/bin/sh\n${pnpm}\n`, { mode: 0o755 });
  const summary = JSON.stringify({ tasks });
  const affected = JSON.stringify({ packages: { items: [{ name: 'a' }] } });
  const failed = tasks.some((task) => 'execution' in task) ? 1 : 0;
  const turbo = `if [ $1 = ls ]; then echo '${affected}'; else echo "ran turbo $4"; mkdir -p .turbo/runs; echo '${summary}' > .turbo/runs/run.json; exit ${failed}; fi`;
  writeFileSync(join(bin, 'turbo'), `#!/bin/sh\n${turbo}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: folder, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const lines = stdout.trim().split('\n');
  return { status, first: lines[0], said: lines.at(-1), ran: lines.filter((line) => line.startsWith('ran ')), stderr };
}

it('lint runs its second and third tool where the first fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peace-lint-'));
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const tool of ['oxlint', 'oxfmt', 'knip']) {
    const says = `#!/bin/sh\necho "ran ${tool}"\n${tool === 'oxlint' ? 'exit 1' : ''}\n`;
    writeFileSync(join(folder, 'node_modules/.bin', tool), says, { mode: 0o755 });
  }
  const { status, stdout } = spawnSync('pnpm', ['run', 'lint'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout.match(/^ran .*/gm)).toEqual(['ran oxlint', 'ran oxfmt', 'ran knip']);
  expect(status).toBe(1);
});

const ran = {
  taskId: 'a#test',
  task: 'test',
  package: 'a',
  command: 'vitest',
  logFile: 'none',
  cache: { status: 'HIT' },
};

it.each([
  ['a branch', 'change', 'main'],
  ['main', 'main', 'origin/main'],
])('verify compares %s with what it came from', (_, branch, base) => {
  expect(verify([ran], { branch })).toMatchObject({
    status: 0,
    first: expect.stringContaining(`differ from ${base} (`),
  });
});

it('verify fails where a step ran nothing although files changed', () => {
  expect(verify([ran])).toMatchObject({ status: 0, said: 'verify passed' });
  const ranNothing = ['lint and types', 'tests of the repository', 'affected unit tests'].map(
    (step) => `${step} ran nothing although files changed`,
  );
  const failed = { status: 1, said: `verify failed: ${ranNothing.join('; ')}` };
  expect(verify([])).toMatchObject(failed);
  // Turbo's word for a task that no package has.
  expect(verify([{ ...ran, command: '<NONEXISTENT>' }])).toMatchObject(failed);
});

it('verify says which failure the change does not affect', () => {
  const failed = { ...ran, execution: { exitCode: 1 } };
  const other = { ...failed, taskId: 'b#build', package: 'b', task: 'build' };
  expect(verify([failed]).said).not.toContain('not affected');
  expect(verify([failed, other]).said).toContain('b#build is not affected by your change: it fails on main too');
});

it('verify runs the checks of a second first, and names the step that failed and where its output is', () => {
  expect(verify([ran]).ran).toEqual([
    'ran pnpm check-notes',
    'ran pnpm browser',
    'ran turbo lint',
    'ran turbo test',
    'ran turbo test',
    'ran pnpm exec',
  ]);
  expect(verify([ran], { refuses: 'check-notes' }).said).toBe(
    'verify failed: changesets failed (see "verify: changesets" above)',
  );
  const failed = { ...ran, execution: { exitCode: 1 }, logFile: 'a/.turbo/turbo-test.log' };
  expect(verify([failed]).said).toContain('affected unit tests failed (a/.turbo/turbo-test.log)');
});

it('verify fails where a commit subject has more than 72 characters', () => {
  const subject = 'A'.repeat(72);
  expect(verify([ran], { subject }).status).toBe(0);
  expect(verify([ran], { subject: `${subject}A` })).toMatchObject({
    status: 1,
    stderr: `a subject has over 72 characters: ${subject}A\n`,
    said: `verify failed: a subject has over 72 characters: ${subject}A`,
  });
});
