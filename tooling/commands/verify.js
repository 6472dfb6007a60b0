#!/usr/bin/env node
// `pnpm verify`: what a change affects, before it is pushed: lint of what changed, types of whatever uses it, the unit tests
// and stories that import it, the journeys that were changed. `pnpm test` is the whole. The change is everything since the
// branch left `main` (or since the commit named on the command line), committed or not.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from '@peace/browser';

/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
/** @param {string} lines */
const listed = (lines) => lines.split('\n').filter(Boolean);

const base = git('merge-base', 'HEAD', process.argv[2] ?? 'main');
const changed = [
  ...listed(git('diff', '--name-only', '--diff-filter=d', base)),
  ...listed(git('ls-files', '--others', '--exclude-standard')),
];
if (changed.length === 0) {
  console.log(`Nothing changed since ${base.slice(0, 10)}.`);
  process.exit(0);
}

/** @param {string} file @returns {string | null} the folder of the package that a file belongs to */
const packageOf = (file) => /^(?:apps|packages|tooling)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;
const folders = [...new Set(changed.map(packageOf).filter((folder) => folder !== null))];

/** @param {string} folder @param {string} script */
const hasScript = (folder, script) => {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && script in (JSON.parse(readFileSync(manifest, 'utf8')).scripts ?? {});
};

/** @type {{ what: string, passed: boolean, seconds: number }[]} */
const results = [];
/** @param {string} what @param {string[]} command @param {string} [cwd] */
function run(what, [program = '', ...args], cwd = '.') {
  console.log(`\n— ${what}`);
  const start = performance.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit', cwd, shell: process.platform === 'win32' });
  results.push({ what, passed: status === 0, seconds: (performance.now() - start) / 1000 });
}

// Configurations that knip reads ask for it, too.
await provideBrowser(console.log);
const scripts = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
if (scripts.length > 0) run('lint', ['oxlint', '-c', 'oxlint.config.mjs', ...scripts]);
run('formatting', ['oxfmt', '--check', '.']);
run('unused files, exports, packages', ['knip']);
run('types of what is affected', ['turbo', 'run', 'typecheck', `--filter=...[${base}]`, '--output-logs=errors-only']);
const vitest = ['vitest', 'run', '--passWithNoTests', `--changed=${base}`];
for (const folder of folders.filter((name) => hasScript(name, 'test'))) {
  run(`unit tests of ${folder}`, ['pnpm', 'exec', ...vitest], folder);
}
if (changed.some((file) => /^(?:apps|packages)\/.*\.(?:tsx|css)$/.test(file))) {
  run('stories', ['pnpm', 'exec', ...vitest], 'tooling/storybook');
}
const journeys = changed.filter((file) => /^tooling\/e2e\/src\/journeys\/.*\.spec\.ts$/.test(file));
if (journeys.length > 0) {
  run('production builds', ['turbo', 'run', 'build', '--output-logs=errors-only']);
  const specs = journeys.map((file) => file.replace('tooling/e2e/', ''));
  run('changed journeys', ['pnpm', 'exec', 'playwright', 'test', ...specs], 'tooling/e2e');
}

console.log('');
for (const { what, passed, seconds } of results) {
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(0).padStart(4)} s  ${what}`);
}
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
