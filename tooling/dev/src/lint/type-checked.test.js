import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import lintConfig from '../../../../oxlint.config.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/**
 * A folder's resolved tsconfig.json, with its files.
 *
 * @param {string} folder
 * @returns {{ compilerOptions: Record<string, unknown>, files: string[] }}
 */
const configOf = (folder) =>
  JSON.parse(execFileSync(process.execPath, [tsc, '--showConfig'], { cwd: join(root, folder), encoding: 'utf8' }));

const inside = ['apps', 'packages', 'tooling'].flatMap((kind) =>
  readdirSync(join(root, kind)).map((name) => `${kind}/${name}`),
);
const folders = inside.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));

/** By folder: tsc needs a tenth of a second for each. */
const configs = new Map(folders.map((folder) => [folder, configOf(folder)]));

const notSources = ['node_modules', 'test-results', 'storybook-static', 'baselines', 'dist', 'public'];

/**
 * @param {string} path
 * @returns {string[]} the sources below it
 */
const sourcesBelow = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return notSources.includes(entry.name) ? [] : sourcesBelow(join(path, entry.name));
    return /\.(?:[jt]s|tsx|mjs)$/.test(entry.name) ? [join(path, entry.name)] : [];
  });

/** @param {string} folder */
const sourcesIn = (folder) => sourcesBelow(join(root, folder));

describe('every line is type-checked', () => {
  it('each folder with sources has a tsconfig.json', () => {
    const withSources = inside.filter((name) => sourcesIn(name).length > 0);
    expect(folders).toEqual(expect.arrayContaining(withSources));
  });

  it.each(folders)('%s: each source is in the program, and JavaScript is checked', (folder) => {
    const { compilerOptions, files = [] } = configs.get(folder) ?? {};
    const checked = new Set(files.map((file) => join(root, folder, file)));
    expect(sourcesIn(folder).filter((file) => !checked.has(file))).toEqual([]);
    expect(compilerOptions).toMatchObject({ checkJs: true, strict: true });
  });

  it.each(folders.filter((folder) => !folder.startsWith('tooling/')))(
    '%s: it ships, so it is checked against the library of Safari 15.4 and Chrome 100',
    (folder) => {
      expect(configs.get(folder)?.compilerOptions.lib).toEqual(['es2022', 'dom', 'dom.iterable']);
    },
  );

  it('the linter reports type errors', () => {
    expect(lintConfig.options.typeCheck).toBe(true);
  });
});
