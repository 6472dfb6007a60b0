import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packagesIn, root } from './testing/repository.js';

// Vite wraps a dynamic import with the load of its styles. A chained `then` or `catch` is taken into that wrap, so that it does not see the
// styles fail, and the rejection is uncaught; only a `then` that takes the module apart stays outside. Any other import stands alone.

const chained = /\bimport\(\s*'[^']*'\s*\)\s*\.(?!then\(\s*(?:\/\/.*\s+)*\(\{)(?:then|catch|finally)\(/;

const sources = packagesIn('apps', 'packages').flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => join(folder, 'src', file)),
);

it('no source that ships chains onto a dynamic import what Vite would wrap', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => chained.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ["import('./part.tsx').then(show, hide)", true],
  ["import('./part.tsx').then(\n  ({ Part }) => show(Part),\n  hide,\n)", false],
  ["import(\n  './part.tsx'\n)\n  .catch(hide)", true],
  ["const load = () => import('./part.tsx');\nload().then(show, hide)", false],
])('%j: %s', (source, isChained) => {
  expect(chained.test(source)).toBe(isChained);
});
