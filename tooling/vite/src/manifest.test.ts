import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { describeFiles, manifest, manifestName } from './manifest.ts';
import { precompress } from './precompress.ts';
import { versionFile } from './version.ts';

const folder = mkdtempSync(join(tmpdir(), 'peace-manifest-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('lists what was built, without the compressed copies and itself', async () => {
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/robots.txt'), 'abc');
  writeFileSync(join(folder, 'main.js'), `document.title = ${JSON.stringify('x'.repeat(1000))};`);
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  const plugins = [versionFile(), manifest(), precompress()];
  await build({ root: folder, base: '/promotion/', configFile: false, logLevel: 'error', plugins });
  const dist = join(folder, 'dist');
  const { base, files, version, commit } = JSON.parse(readFileSync(join(dist, manifestName), 'utf8'));
  expect({ base, version, commit }).toEqual({ base: '/promotion/', version: '1.2.3+unreleased', commit: '' });
  expect(Object.keys(files)).toEqual([
    expect.stringMatching(/^assets\/index-.*\.js$/),
    'index.html',
    'robots.txt',
    'version.json',
  ]);
  // SHA-256 of "abc", from FIPS 180-2.
  expect(files['robots.txt']).toEqual({
    bytes: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
  expect(Object.keys(describeFiles(dist))).toContainEqual(expect.stringMatching(/\.js\.br$/));
});
