import { expect, it } from 'vitest';
import names from './contract/wire-names.json';
import { inventedNames, wireNamesCheck } from './wire-names-check.js';

const start = (release: string, given?: unknown) => () =>
  wireNamesCheck(given).configResolved({ env: { VITE_RELEASE: release } });

/** The number of names in a part of the file. */
const count = (part: unknown): number =>
  typeof part === 'string' ? 1 : Object.values(Object(part)).reduce<number>((sum, each) => sum + count(each), 0);

it('the names in the repository are all invented; when they are replaced, this test and the check go', () => {
  expect(inventedNames(names)).toHaveLength(count(names));
});

it('a release is refused with each of them, by name, also where another one was replaced', () => {
  expect(start('1')).toThrow('productLink.link is "gateway"');
  expect(start('')).not.toThrow();
  const own = { ...names, productLink: { link: 'url' } };
  expect(start('1', own)).toThrow(/variant2Confirm\.details\.fields\.text is "heading"/);
  expect(start('1', own)).not.toThrow(/productLink/);
  expect(start('1', { productLink: { link: 'url' }, agreements: { title: 'title' } })).not.toThrow();
});
