import { expect, it } from 'vitest';
import names from './contract/wire-names.json';
import { areInvented, wireNamesCheck } from './wire-names-check.js';

const start = (release: string, given?: unknown) => () =>
  wireNamesCheck(given).configResolved({ env: { VITE_RELEASE: release } });

it('the names in the repository are the invented ones; when they are replaced, this test and the check go', () => {
  expect(areInvented(names)).toBe(true);
});

it('a release is refused with them, and not with others', () => {
  expect(start('1')).toThrow('needs the backend’s own names');
  expect(start('')).not.toThrow();
  expect(start('1', { ...names, productLink: { link: 'url' } })).not.toThrow();
});
