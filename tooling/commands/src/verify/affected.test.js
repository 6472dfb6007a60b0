import { describe, expect, it } from 'vitest';
import { affectedBy, nearest } from './affected.js';
import { importersOf } from './import-graph.js';
import { packagesOf } from './packages.js';

/** A house of two packages and an app. @type {Record<string, string>} */
const house = {
  'packages/rules/package.json':
    '{ "name": "@peace/rules", "exports": { ".": "./src/index.ts", "./*": "./src/*/*.ts" }, "scripts": { "test": "" } }',
  'packages/rules/src/index.ts': "export * from './phone.ts';",
  'packages/rules/src/phone.ts': '',
  'packages/rules/src/phone.test.ts': "import { isPhone } from './phone.ts';",
  'packages/rules/src/date/date.ts': "import { z } from 'zod';",
  'packages/rules/src/date/date.css': '',
  'packages/rules/src/all.test.ts': "import.meta.glob(['./*/*.ts', '!./*/*.test.ts']);",
  'apps/h5/package.json': '{ "name": "h5", "imports": { "#screens/*": "./src/screens/*" } }',
  'apps/h5/src/screens/form.tsx': "import { isPhone } from '@peace/rules';\nimport '@peace/rules/date';",
  'apps/h5/src/screens/form.stories.tsx': "import { Form } from './form.tsx';",
  'apps/h5/src/app.test.tsx': "import { App } from './app.tsx';",
  'apps/h5/src/app.tsx': "const Form = lazy(() => import('#screens/form.tsx'));",
  'apps/h5/src/flow.stories.tsx': "import story from '#screens/form.stories.tsx';",
};
const files = Object.keys(house);
/** @param {string} file */
const read = (file) => house[file] ?? '';
const packages = packagesOf(files, read);
const importers = importersOf(files, packages, read);

describe('what a change affects', () => {
  it('is what imports it, through packages and the own names of an app, nearest first', () => {
    expect(affectedBy(['packages/rules/src/phone.ts'], importers)).toEqual([
      'packages/rules/src/phone.ts',
      'packages/rules/src/index.ts',
      'packages/rules/src/phone.test.ts',
      'apps/h5/src/screens/form.tsx',
      'apps/h5/src/screens/form.stories.tsx',
      'apps/h5/src/flow.stories.tsx',
    ]);
  });

  it('is what imports by a pattern, of a package or of a bundler', () => {
    const affected = affectedBy(['packages/rules/src/date/date.ts'], importers);
    expect(affected).toContain('packages/rules/src/all.test.ts');
    expect(affected).toContain('apps/h5/src/screens/form.tsx');
  });

  it('is not the whole app, which opens its screens when they are asked for', () => {
    expect(affectedBy(['apps/h5/src/screens/form.tsx'], importers)).not.toContain('apps/h5/src/app.test.tsx');
  });

  it('is itself where nothing imports it', () => {
    expect(affectedBy(['packages/rules/src/date/date.css'], importers)).toEqual(['packages/rules/src/date/date.css']);
  });

  it('ends where files import each other', () => {
    const around = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['a'])],
    ]);
    expect(affectedBy(['a'], around)).toEqual(['a', 'b']);
  });
});

it('the nearest are run, the others are counted', () => {
  expect(nearest(['x.ts', 'a.test.ts', 'b.test.tsx', 'c.test.js', 'd.stories.tsx'], /\.test\.[jt]sx?$/, 2)).toEqual({
    run: ['a.test.ts', 'b.test.tsx'],
    left: ['c.test.js'],
  });
});

it('a package is known by its folder, and whether it has tests', () => {
  expect(packages.map(({ name, folder, hasTests }) => [name, folder, hasTests])).toEqual([
    ['@peace/rules', 'packages/rules', true],
    ['h5', 'apps/h5', false],
  ]);
});
