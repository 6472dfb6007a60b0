#!/usr/bin/env node
// `pnpm verify [base]`: lint and types, and the unit tests and stories that a change since `base` (main) affects, committed or not. turbo
// chooses the packages, vitest the test files that import a changed file. The journeys run in `pnpm test`.
import { spawnSync } from 'node:child_process';
import { provideBrowser } from '../src/browser/index.js';

/** @param {string} program @param {readonly string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
const run = (program, args, options) =>
  spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options }).status === 0;

const mergeBase = spawnSync('git', ['merge-base', 'HEAD', process.argv[2] ?? 'main'], { encoding: 'utf8' });
const base = mergeBase.stdout.trim();
if (base === '') {
  console.error(mergeBase.stderr);
  process.exit(1);
}

await provideBrowser(console.log);
const affected = ['--affected', '--continue', '--concurrency=2', '--output-logs=errors-only'];
const options = { env: { ...process.env, TURBO_SCM_BASE: base } };
const passed = [
  run('turbo', ['run', 'lint', ...affected], options),
  run('turbo', ['run', 'test', ...affected, '--', `--changed=${base}`], options),
  run('pnpm', ['exec', 'vitest', 'run', `--changed=${base}`], { cwd: 'tooling/storybook' }),
];
process.exit(passed.every(Boolean) ? 0 : 1);
