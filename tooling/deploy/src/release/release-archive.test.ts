import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aRelease } from '../testing/a-release.ts';
import { installRelease } from './install-release.ts';
import { openedRelease, packRelease } from './release-archive.ts';
import { checkedManifest } from './release-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peace-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function keys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKey, key: privateKey };
}

const packed = (key?: string) =>
  packRelease({ app: 'borrower-h5', build: aRelease(join(folder, 'dist'), 'a'), out: join(folder, 'release'), key });

it('an archive has the build, and its manifest names version, commit and files', () => {
  const archive = packed();
  expect(archive).toBe(join(folder, 'release/borrower-h5-1.0.0.tar.gz'));
  const release = openedRelease(archive);
  const { version, commit, files } = checkedManifest(release.folder);
  expect({ version, commit }).toEqual({ version: '1.0.0', commit: 'a' });
  expect(Object.keys(files)).toContain('assets/a.js');
  installRelease({ release: release.folder, into: join(folder, 'served') });
  release.close();
  expect(existsSync(release.folder)).toBe(false);
});

it('a signed one is opened by its key and no other; without a signature by none', () => {
  const [own, other] = [keys(), keys()];
  const archive = packed(own.key);
  const release = openedRelease(archive, own.publicKey);
  expect(() => checkedManifest(release.folder)).not.toThrow();
  release.close();
  expect(() => openedRelease(archive, other.publicKey)).toThrow('is not signed with this key');
  expect(() => openedRelease(packed(), own.publicKey)).toThrow('is not signed with this key');
});

it('a build that was changed is not packed', () => {
  const build = aRelease(join(folder, 'dist'), 'a');
  writeFileSync(join(build, 'index.html'), readFileSync(join(build, 'index.html'), 'utf8').replace('xxx', 'yyy'));
  expect(() => packRelease({ app: 'borrower-h5', build, out: folder })).toThrow('index.html is not as built');
});
