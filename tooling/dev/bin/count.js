#!/usr/bin/env node
// `pnpm count`: prints how large the repository is.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const isCode = (/** @type {string} */ file) =>
  /^(?:apps|packages|tooling)\/.*\.(?:[cm]?[jt]sx?|css|py|swift|vue)$/.test(file) && !file.endsWith('.d.ts');
const isTest = (/** @type {string} */ file) =>
  /\.(?:test|spec|stories|bench|check)\.[jt]sx?$|\/(?:testing|visual|fixtures)\/|^tooling\/e2e\/|^tooling\/bench\/peers\//.test(
    file,
  );
const text = (/** @type {string} */ file) => readFileSync(file, 'utf8');
const lines = (/** @type {string} */ file) => text(file).split('\n').length - 1;
const sum = (/** @type {readonly string[]} */ of) => of.reduce((total, file) => total + lines(file), 0);
const source = files.filter((file) => isCode(file) && !isTest(file));
const app = 'apps/borrower-h5/src';
const borrower = source.filter((file) => file.startsWith(`${app}/`) && /\.tsx?$/.test(file));

/** The files that a module imports, at once or later, types aside. @param {string} file */
function importsOf(file) {
  const code = text(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const found = [...code.matchAll(/^(?:import|export) (?!type\b)[^'";]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)];
  return found
    .filter(([statement]) => !/\{(?:\s*type [^,}]+,?)+\s*\} from/.test(statement))
    .map(([, from = '', later = from]) => later)
    .map((from) => (from.startsWith('#') ? join(app, from.slice(1)) : join(dirname(file), from)))
    .filter((from) => borrower.includes(from));
}

/** @param {string} file @param {Set<string>} [found] */
function below(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const each of importsOf(file)) below(each, found);
  return found;
}

const repay = [...below(`${app}/screens/repayment/repay/use-repay.ts`)];
const asksPhase = /\b(?:phase|payment)\.kind\b/;
const markdown = files.filter((file) => /\.mdx?$/.test(file) && !/CHANGELOG|^\.changeset/.test(file));

console.table({
  'files of borrower-h5 that /repay needs': repay.length,
  'their lines': sum(repay),
  'files that ask a payment’s phase': borrower.filter((file) => asksPhase.test(text(file))).length,
  'files of src/shared without a folder': borrower.filter((file) => dirname(file) === `${app}/shared`).length,
  'lines of source': sum(source),
  'lines of tests, stories and examples': sum(files.filter((file) => isCode(file) && isTest(file))),
  'words of Markdown, without changelogs and changesets': markdown.reduce(
    (total, file) => total + text(file).split(/\s+/).length,
    0,
  ),
  'changesets of the next release': files.filter((file) => /^\.changeset\/(?!README).*\.md$/.test(file)).length,
  packages: new Set(files.flatMap((file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? [])).size,
});
