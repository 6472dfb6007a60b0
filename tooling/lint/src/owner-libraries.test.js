import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @param {string} folder @returns {string[]} the source files of a folder, without tests and stories */
function sources(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(?:ts|tsx|js)$/.test(entry.name) && !/\.(?:test|stories)\./.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(?:node_modules|dist|testing)\//.test(path));
}

const shipped = readdirSync(root)
  .filter((folder) => folder === 'apps' || folder === 'packages')
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, 'src')))
  .flatMap(sources)
  .map((path) => readFileSync(path, 'utf8'));
/** @param {string} path */
const manifest = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

describe('the libraries that the product owner chose', () => {
  // Taking one out is the owner's decision (docs/decisions/http.md).
  it.each([
    'react',
    'react-dom',
    '@tanstack/react-query',
    'react-router-dom',

    'ky',
    'jotai',
    '@peace/vant-react-compat',
  ])('%s is imported by what ships', (library) => {
    const imported = new RegExp(`from '${library}(?:/[^']*)?'`);
    expect(shipped.some((text) => imported.test(text))).toBe(true);
  });

  it.each([
    ['turbo', 'package.json'],
    ['@changesets/cli', 'package.json'],
    ['vite', 'apps/borrower-h5/package.json'],
    ['vitest', 'apps/borrower-h5/package.json'],
    ['storybook', 'tooling/storybook/package.json'],
  ])('%s is a dependency of %s', (library, path) => {
    const { dependencies = {}, devDependencies = {} } = manifest(path);
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([library]);
  });
});
