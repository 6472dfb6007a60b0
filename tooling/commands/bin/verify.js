#!/usr/bin/env node
// `pnpm verify`: what a change affects, before it is pushed: lint of what changed, types of whatever uses it, the unit tests
// and stories that import it, the journeys that were changed. `pnpm test` is the whole. The change is everything since the
// branch left `main` (or since the commit named on the command line), committed or not. `--all` leaves out no test that imports it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser } from '@peace/browser';
import { affectedBy, importsOf, withinBudget } from '../src/verify/affected.js';
import { importersOf } from '../src/verify/import-graph.js';
import { packageOf, packagesOf, testRun } from '../src/verify/packages.js';
import { runInOrder } from '../src/verify/steps.js';

/** As much as takes some 20 s of two cores. A file of stories takes 2 s, however little it loads. */
const BUDGETS = { tests: { files: 24, loaded: 1500 }, stories: { files: 4, loaded: Infinity } };
const EVERYTHING = { files: Infinity, loaded: Infinity };

/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
/** @param {...string} args */
const listed = (...args) =>
  git(...args)
    .split('\n')
    .filter(Boolean);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const base = git('merge-base', 'HEAD', positionals[0] ?? 'main');
const untracked = listed('ls-files', '--others', '--exclude-standard');
const differing = [...listed('diff', '--name-only', '--no-renames', base), ...untracked];
const changed = differing.filter((file) => existsSync(file));
if (differing.length === 0) {
  console.log(`Nothing changed since ${base.slice(0, 10)}.`);
  process.exit(0);
}

const files = [...listed('ls-files'), ...untracked].filter((file) => existsSync(file));
const packages = packagesOf(files);
const importers = importersOf(files, packages, (file) => readFileSync(file, 'utf8'));
// A style is drawn by stories; unit tests have no layout.
const scripts = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
const shown = changed.filter((file) => /\.(?:tsx?|css)$/.test(file));
const imports = importsOf(importers);
/** @param {string} file */
const isTested = (file) => {
  const own = packageOf(packages, file);
  return own !== undefined && testRun(own, [relative(own.folder, file)]).files.length > 0;
};
/** @param {readonly string[]} from @param {(file: string) => boolean} kind @param {import('../src/verify/affected.js').Budget} budget */
const chosen = (from, kind, budget) =>
  withinBudget(affectedBy(from, importers).filter(kind), imports, values.all ? EVERYTHING : budget);
const tests = chosen(scripts, (file) => /\.test\.[jt]sx?$/.test(file) && isTested(file), BUDGETS.tests);
const stories = chosen(shown, (file) => file.endsWith('.stories.tsx'), BUDGETS.stories);

const unitTests = packages
  .map((each) => ({
    each,
    run: testRun(
      each,
      tests.run.filter((file) => packageOf(packages, file) === each).map((file) => relative(each.folder, file)),
    ),
  }))
  .filter(({ run }) => run.files.length > 0)
  .map(({ each, run }) => ({
    what: `unit tests of ${each.folder}, files: ${run.files.length}`,
    command: run.command,
    cwd: each.folder,
  }));

// Configurations that knip reads ask for it, too.
await provideBrowser(console.log);
console.log('');
const checks = [
  ...(scripts.length > 0 ? [{ what: 'lint', command: ['oxlint', '-c', 'oxlint.config.mjs', ...scripts] }] : []),
  { what: 'formatting', command: ['oxfmt', '--check', '.'] },
  { what: 'unused files, exports, packages', command: ['knip', '--cache'] },
];
const drawn = {
  what: `stories, files: ${stories.run.length}`,
  command: ['pnpm', 'exec', 'vitest', 'run', ...stories.run.map((file) => relative('tooling/storybook', file))],
  cwd: 'tooling/storybook',
};
const types = {
  what: 'types of what is affected',
  command: ['turbo', 'run', 'typecheck', `--filter=...[${base}]`, '--output-logs=errors-only'],
};
// A style, a picture or a text has no types.
const isTyped = differing.some((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));
// Two at a time: each waits for files and processes half of its time.
const beside = await Promise.all([
  runInOrder([...checks, ...(stories.run.length > 0 ? [drawn] : [])]),
  runInOrder([...(isTyped ? [types] : []), ...unitTests]),
]);

const journeys = changed.filter((file) => /^tooling\/e2e\/src\/journeys\/.*\.spec\.ts$/.test(file));
const specs = journeys.map((file) => file.replace('tooling/e2e/', ''));
const after = await runInOrder(
  specs.length === 0
    ? []
    : [
        { what: 'production builds', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
        { what: 'changed journeys', command: ['pnpm', 'exec', 'playwright', 'test', ...specs], cwd: 'tooling/e2e' },
      ],
);

for (const [what, { left }] of Object.entries({ 'unit tests': tests, stories })) {
  const counts = packages.map(({ folder }) => [left.filter((file) => file.startsWith(`${folder}/`)).length, folder]);
  const where = counts.flatMap(([count, folder]) => (count === 0 ? [] : [`${count} of ${folder}`])).join(', ');
  if (left.length > 0) console.log(`\n  Not run, to keep this short: files of ${what}, ${where}. --all runs them.`);
}
const failed = [...beside.flat(), ...after].filter(({ passed }) => !passed);
console.log(failed.length === 0 ? '\n  Nothing failed.' : `\n  Failed: ${failed.map(({ what }) => what).join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
