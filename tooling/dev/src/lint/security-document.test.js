import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
const list = read('docs/security.md');

/** How many requirements each section of ASVS 5.0.0 has, of the chapters that a front end and its edge have to do with. */
const sections = `
  1.1:2 1.2:10 1.3:12 1.4:3 1.5:3
  2.1:3 2.2:3 2.3:5 2.4:2
  3.1:1 3.2:3 3.3:5 3.4:8 3.5:8 3.6:1 3.7:5
  4.1:5 4.2:5 4.3:2 4.4:4
  5.1:1 5.2:6 5.3:3 5.4:3
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:3 7.6:2
  8.1:4 8.2:4 8.3:3 8.4:2
  12.1:5 12.2:2 12.3:5
  13.1:4 13.2:6 13.3:4 13.4:7
  14.1:2 14.2:8 14.3:3
  15.1:5 15.2:5 15.3:7 15.4:4
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:4
`
  .trim()
  .split(/\s+/)
  .map((each) => each.split(':'));

/**
 * The requirements that a line is of: `1.2.4–1.2.8, 1.2.10`.
 *
 * @param {string} cell
 */
const requirementsIn = (cell) =>
  cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    const [from, to] = [first, last].map((each) => Number(each.slice(each.lastIndexOf('.') + 1)));
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`);
  });

/**
 * The names of the files below a folder.
 *
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return /^(?:node_modules|dist|\..*)$/.test(entry.name) ? [] : filesIn(join(folder, entry.name));
  });

const rows = Array.from(
  list.matchAll(/^- \*\*(\d[^*]*)\*\* [^.]+\. ([^]*?)(?=\n-|\n\n)/gm),
  ([, cell = '', held = '']) => ({
    cell,
    held,
  }),
);

it('each requirement of ASVS has one line, with a test or a reason', () => {
  const all = sections.flatMap(([section, count]) =>
    Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.flatMap(({ cell }) => requirementsIn(cell)).toSorted()).toEqual(all.toSorted());
  expect(rows.filter(({ held }) => held.length < 10)).toEqual([]);
});

it('the tests that docs/security.md names are there', () => {
  const names = new Set(['apps', 'packages', 'tooling'].flatMap((folder) => filesIn(join(root, folder))));
  const named = Array.from(list.matchAll(/`([\w.-]+\.(?:test|spec)\.[jt]sx?)`/g), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
