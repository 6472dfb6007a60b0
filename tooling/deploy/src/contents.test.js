import { basename, join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { forbiddenModules, textsIn, filesWithForbiddenText } from './contents.js';
import { appNames, folderOf } from './sites.js';

/**
 * Builds an app without writing it: its files, and the modules they contain.
 *
 * @typedef {{ modules: string[], files: Record<string, string> }} Build
 *
 * @param {string} app
 * @param {string} mode
 * @returns {Promise<Build>}
 */
async function built(app, mode) {
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({ root: folderOf(app), mode, logLevel: 'silent', build: { write: false } });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return {
    modules: output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
    files: Object.fromEntries(
      output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]),
    ),
  };
}

/** @param {Record<string, string>} files */
const hashed = (files) => Object.keys(files).filter((name) => /^assets\/.*\.(?:js|css)$/.test(name));

describe.each(appNames)('a production build of %s', (app) => {
  /** @type {Build} */
  let here;
  /** @type {Record<string, string>} */
  let onDisk;
  beforeAll(async () => {
    here = await built(app, 'production');
    onDisk = textsIn(join(folderOf(app), 'dist'));
  }, 180_000);

  it('contains the files of its dist folder, by their hashes', () => {
    expect(hashed(onDisk).sort()).toEqual(hashed(here.files).sort());
  });

  it('contains only modules that may ship', () => {
    expect(here.modules.some((path) => path.endsWith(`apps/${app}/src/main.tsx`))).toBe(true);
    expect(forbiddenModules(here.modules, app)).toEqual([]);
  });

  it('no file contains anything that must not ship', () => {
    expect(Object.keys(onDisk)).toContain('index.html');
    expect(filesWithForbiddenText(onDisk, app)).toEqual([]);
  });
});

describe('code that must not ship is found', () => {
  it.each(['borrower-h5', 'promo-landing'])('in a staging build of %s, which has the page console', async (app) => {
    const { modules, files } = await built(app, 'staging');
    expect(
      forbiddenModules(modules, app)
        .map((path) => basename(path))
        .sort(),
    ).toEqual(['eruda.js', 'open-console.js']);
    const eruda = expect.stringMatching(/^assets\/eruda-.*\.js$/);
    expect(filesWithForbiddenText(files, app)).toEqual(expect.arrayContaining(['index.html', eruda]));
  });

  it.each([
    '/x/tooling/sandbox/src/sandbox.ts',
    '/x/apps/dev-preview/src/main.tsx',
    'C:\\x\\apps\\dev-preview\\src\\main.tsx',
    '/x/apps/borrower-h5/src/screens/order/orders/orders.stories.tsx',
    '/x/packages/session/src/navigate-external.test.ts',
    '/x/apps/borrower-h5/src/shared/testing/an-order.ts',
  ])('as the module %s', (path) => {
    expect(forbiddenModules(['/x/packages/session/src/navigate-external.ts', path], 'borrower-h5')).toHaveLength(1);
  });

  it('as the sandbox’s client anywhere but in the developers’ app, and as the sandbox itself even there', () => {
    const client = '/x/tooling/sandbox/src/client/client.ts';
    expect(forbiddenModules([client], 'borrower-h5')).toEqual([client]);
    expect(forbiddenModules([client], 'dev-preview')).toEqual([]);
    expect(forbiddenModules(['/x/tooling/sandbox/src/sandbox.ts'], 'dev-preview')).toHaveLength(1);
  });

  it.each(['fetch("/__sandbox/reset")', '<a href="/testPreview">', 'class="dp-phone"'])('as the text %s', (text) => {
    expect(filesWithForbiddenText({ 'index.html': '<p>', 'a.js': text }, 'borrower-h5')).toEqual(['a.js']);
  });
});
