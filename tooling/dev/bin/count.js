#!/usr/bin/env node
// `pnpm count`: how large the repository is, counted. Prints a table; nothing fails.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const isCode = (/** @type {string} */ file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file);
const isTest = (/** @type {string} */ file) =>
  /\.(?:test|spec|stories)\.|(?:^|\/)(?:testing|stories|flows)\/|^tooling\/e2e\/|^tooling\/bench\/peers\//.test(file);
const source = files.filter((file) => isCode(file) && !isTest(file));
const lines = (/** @type {string} */ file) => readFileSync(file, 'utf8').split('\n').length - 1;
const sum = (/** @type {readonly string[]} */ of) => of.reduce((total, file) => total + lines(file), 0);
const within = (/** @type {string} */ folder) => source.filter((file) => file.startsWith(folder));
const matches = (/** @type {readonly string[]} */ of, /** @type {RegExp} */ pattern) =>
  of.reduce((total, file) => total + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0);
const packagesIn = (/** @type {string} */ folder) =>
  new Set(files.filter((file) => file.startsWith(folder)).map((file) => file.split('/')[1])).size;

const borrower = within('apps/borrower-h5/src/').filter((file) => /\.tsx?$/.test(file));
const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const inApps = (/** @type {string} */ file) => file.startsWith('apps/');
console.table({
  'source, without tests, stories, examples (lines)': sum(source),
  '  apps': sum(within('apps/')),
  '  packages': sum(within('packages/')),
  '  tooling': sum(within('tooling/')),
  'tests, stories, examples (lines)': sum(files.filter((file) => isCode(file) && isTest(file))),
  'borrower-h5: TypeScript files': borrower.length,
  'borrower-h5: of at most 25 lines': borrower.filter((file) => lines(file) <= 25).length,
  'borrower-h5: hooks (use-*)': borrower.filter((file) => /\/use-[\w-]+\.tsx?$/.test(file)).length,
  'callbacks declared (readonly on…)': matches(source, /readonly on[A-Z]\w*\??:/g),
  'noop (: noop)': matches(within('apps/').concat(within('packages/'), stories), /: noop\b/g),
  'fn() in stories of views (apps)': matches(stories.filter(inApps), /: fn\(\)/g),
  'fn() in stories of components, of one callback or two (packages)': matches(
    stories.filter((file) => !inApps(file)),
    /: fn\(\)/g,
  ),
  packages: packagesIn('packages/'),
  'tooling packages': packagesIn('tooling/'),
  decisions: files.filter((file) => /^docs\/decisions\/(?!README)/.test(file)).length,
  // Neither the name nor the pattern is found by it.
  'the participle of "to begin"': matches(
    files.filter((file) => /\.(?:[cm]?[jt]sx?|md|css)$/.test(file)),
    /beg[u]n/gi,
  ),
});
