import { describe, expect, it } from 'vitest';
import { packagesOf, testRun } from './packages.js';

/** @param {object} scripts */
const packageWith = (scripts) => {
  const [found] = packagesOf(['apps/h5/package.json'], () => JSON.stringify({ name: 'h5', scripts }));
  if (!found) throw new Error('There is no package.');
  return found;
};

it('a package is known by its folder, with its script of tests', () => {
  expect(packageWith({ test: 'vitest run' })).toMatchObject({
    folder: 'apps/h5',
    name: 'h5',
    testScript: 'vitest run',
  });
  expect(packageWith({})).toMatchObject({ testScript: '' });
  expect(packagesOf(['apps/h5/src/package.json', 'package.json'], () => '{}')).toEqual([]);
});

describe('the tests of some files', () => {
  const files = ['src/rules.test.ts', 'src/release/sign.test.ts', 'src/nginx.browser.test.ts'];
  it.each([
    ['all of them', 'vitest run', files, 'vitest run'],
    ['those that the script names', 'vitest run src/rules src/release', files.slice(0, 2), 'vitest run'],
    [
      'with its options',
      'vitest run --config vitest.unit.config.js',
      files,
      'vitest run --config vitest.unit.config.js',
    ],
    ['none of another runner', 'node --test', [], ''],
    ['none without a script', '', [], ''],
  ])('%s', (_, test, own, vitest) => {
    const command = vitest === '' ? [] : ['pnpm', 'exec', ...vitest.split(' '), ...own];
    expect(testRun(packageWith({ test }), files)).toEqual({ files: own, command });
  });
});
