import { describe, expect, it } from 'vitest';
import { affectedBy, importsOf, withinBudget } from './affected.js';
import { importersOf } from './import-graph.js';
import { packagesOf } from './packages.js';

/** A house of two packages and an app. @type {Record<string, string>} */
const house = {
  'packages/rules/package.json':
    '{ "name": "@peace/rules", "exports": { ".": "./src/index.ts", "./*": "./src/*/*.ts" }, "scripts": { "test": "vitest run" } }',
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

describe('what is run of it', () => {
  const kind = /\.test\.[jt]sx?$|\.stories\.tsx$/;
  const imports = importsOf(importers);
  const tests = affectedBy(['packages/rules/src/phone.ts'], importers)
    .filter((file) => kind.test(file))
    .toReversed();
  const byLoad = [
    'packages/rules/src/phone.test.ts', // 2 files: itself, the rule
    'apps/h5/src/screens/form.stories.tsx', // 5: itself, the form, the entry, the rule, the date
    'apps/h5/src/flow.stories.tsx', // 6
  ];

  it.each([
    ['all where the budget has room', { files: 9, loaded: 99 }, 3],
    ['as many files as may be', { files: 2, loaded: 99 }, 2],
    ['as many as load what may be loaded in all', { files: 9, loaded: 12 }, 2],
    ['one, whatever it loads', { files: 9, loaded: 1 }, 1],
  ])('%s, those that load the least', (_, budget, count) => {
    const { run, left } = withinBudget(tests, imports, budget);
    expect(run).toEqual(byLoad.slice(0, count));
    expect(left).toEqual(byLoad.slice(count));
  });
});
