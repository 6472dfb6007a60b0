#!/usr/bin/env node
// `pnpm verify [base]`: commit subjects, changesets, lint and types, and the unit tests and stories that a change since `base` affects,
// committed or not. turbo chooses the packages, vitest the test files that import a changed file. The journeys run in `pnpm test`.
import { spawnSync } from 'node:child_process';
import { tellSkipped } from '../src/skipped-tests.js';
import { runTurbo } from '../src/turbo-run.js';

/** @param {readonly string[]} args @returns {string | undefined} what git prints; undefined if it fails */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {string} cwd @param {readonly string[]} args @returns {boolean} whether it passed */
const pnpm = (cwd, ...args) =>
  spawnSync('pnpm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

// On main a change is compared with what was pushed last.
const branch = process.argv[2] ?? (git('branch', '--show-current') === 'main' ? 'origin/main' : 'main');
const base = git('merge-base', 'HEAD', branch);
if (base === undefined) stop(`Nothing to compare with: there is no commit "${branch}". Name one: pnpm verify <commit>`);

const changed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`
  .trim()
  .split('\n');
if (changed.join('') === '') stop(`Nothing to check: no file differs from ${branch} (${base.slice(0, 8)}).`);
console.log(`${changed.length} files differ from ${branch} (${base.slice(0, 8)}).`);

if (!pnpm('.', 'browser')) process.exit(1);
const quiet = ['--concurrency=2', '--output-logs=errors-only'];
const steps = [
  { name: 'lint and types', run: runTurbo(['lint', ...quiet]) },
  // These tests read the repository's files and do not import them, so vitest cannot tell which of them a change affects.
  { name: 'tests of the repository', run: runTurbo(['test', '--filter=@peace/dev', ...quiet]) },
  {
    name: 'affected unit tests',
    run: runTurbo(['test', '--affected', ...quiet, '--', `--changed=${base}`], { TURBO_SCM_BASE: base }),
    mayBeEmpty: !changed.some((file) => /^(?:apps|packages|tooling)\//.test(file)),
  },
];
const storiesPassed = pnpm('tooling/storybook', 'exec', 'vitest', 'run', `--changed=${base}`);
const hasNotes = pnpm('.', 'check-notes', base);

tellSkipped(steps.flatMap(({ run: { tasks } }) => tasks));

const failures = steps.flatMap(({ name, run: { passed, tasks }, mayBeEmpty = false }) => {
  if (!passed) return [`${name} failed`];
  return tasks.length === 0 && !mayBeEmpty ? [`${name} ran nothing although files changed`] : [];
});
if (!storiesPassed) failures.push('affected stories failed');
if (!hasNotes) failures.push('changesets are missing');
const subjects = git('log', '--format=%s', `${base}..HEAD`)?.split('\n') ?? [];
for (const subject of subjects) if (subject.length > 72) failures.push(`a subject has over 72 characters: ${subject}`);
console.log(failures.length === 0 ? '\nverify passed' : `\nverify failed: ${failures.join('; ')}`);
process.exit(failures.length === 0 ? 0 : 1);
