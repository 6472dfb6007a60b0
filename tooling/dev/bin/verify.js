#!/usr/bin/env node
// `pnpm verify [base]`: commit subjects, changesets, lint and types, and the unit tests and stories that a change since `base` affects,
// committed or not. turbo chooses the packages, vitest the test files that import a changed file. The journeys run in `pnpm test`.
import { spawnSync } from 'node:child_process';
import { tellSkipped } from '../src/skipped-tests.js';
import { affectedPackages, runTurbo } from '../src/turbo-run.js';

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

/** @template Result @param {string} name @param {() => Result} run @returns {Result & { name: string }} */
function step(name, run) {
  console.log(`\nverify: ${name}`);
  return { name, ...run() };
}
// The checks of a second come first: the others take minutes.
const subjects = git('log', '--format=%s', `${base}..HEAD`)?.split('\n') ?? [];
const failures = subjects.flatMap((subject) =>
  subject.length > 72 ? [`a subject has over 72 characters: ${subject}`] : [],
);
for (const failure of failures) console.error(failure);
const notes = step('changesets', () => ({ passed: pnpm('.', 'check-notes', base), tasks: [] }));

if (!pnpm('.', 'browser')) process.exit(1);

const quiet = ['--concurrency=2', '--output-logs=errors-only'];
const ofBase = { TURBO_SCM_BASE: base };
const lint = step('lint and types', () => runTurbo(['lint', ...quiet]));
// These tests read the repository's files and do not import them, so vitest cannot tell which of them a change affects.
const repository = step('tests of the repository', () => runTurbo(['test', '--filter=@peace/dev', ...quiet]));
const units = step('affected unit tests', () =>
  runTurbo(['test', '--affected', ...quiet, '--', `--changed=${base}`], ofBase),
);
const stories = step('affected stories', () => ({
  passed: pnpm('tooling/storybook', 'exec', 'vitest', 'run', `--changed=${base}`),
  tasks: [],
}));

tellSkipped([lint, repository, units].flatMap(({ tasks }) => tasks));

/** @param {import('../src/turbo-run.js').Task} task */
const isFailed = ({ execution }) => (execution?.exitCode ?? 0) !== 0;
for (const { name, passed, tasks } of [notes, lint, repository, units, stories]) {
  const logs = tasks.filter(isFailed).map(({ logFile }) => logFile);
  // Turbo keeps the output of a task; the others print it above alone.
  if (!passed) failures.push(`${name} failed (${logs.join(', ') || `see "verify: ${name}" above`})`);
}
const isOfPackage = changed.some((file) => /^(?:apps|packages|tooling)\//.test(file));
for (const { name, passed, tasks } of isOfPackage ? [lint, repository, units] : [lint, repository]) {
  if (passed && tasks.length === 0) failures.push(`${name} ran nothing although files changed`);
}
// A test may need the build of an app that the change does not affect.
const broken = units.tasks.filter(isFailed);
const affected = broken.length > 0 ? affectedPackages(ofBase) : new Set();
for (const { taskId } of broken.filter((task) => !affected.has(task.package))) {
  failures.push(`${taskId} is not affected by your change: it fails on ${branch} too`);
}
console.log(failures.length === 0 ? '\nverify passed' : `\nverify failed: ${failures.join('; ')}`);
process.exit(failures.length === 0 ? 0 : 1);
