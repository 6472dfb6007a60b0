import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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

const packed = (build = aRelease(join(folder, 'dist'), 'a')) =>
  packRelease({ app: 'borrower-h5', build, out: join(folder, 'release') });

const tar = (...args: readonly string[]) => execFileSync('tar', args, { encoding: 'utf8' });

/** An archive that was modified without the signing key. */
function edited(archive: string, change: (files: string) => void): string {
  const files = mkdtempSync(join(folder, 'edited-'));
  tar('-xzf', archive, '-C', files);
  change(files);
  tar('-czf', archive, '-C', files, ...readdirSync(files));
  return archive;
}

/** Installs an archive; returns the folder that is served. */
function installed(archive: string, publicKey?: string): string {
  const into = join(folder, 'srv/borrower-h5');
  const release = openedRelease(archive, publicKey);
  try {
    installRelease({ release: release.folder, into });
  } finally {
    release.close();
  }
  return into;
}

/** Signs as docs/runbook.md and the workflow do. */
function signed(archive: string): string {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = join(folder, 'key.pem');
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const args = ['pkeyutl', '-sign', '-rawin', '-inkey', key, '-in', archive, '-out', `${archive}.sig`];
  expect(spawnSync('openssl', args, { encoding: 'utf8' })).toMatchObject({ stderr: '', status: 0 });
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

it('an archive has the build, and its manifest names version, commit and files', () => {
  const archive = packed();
  expect(archive).toBe(join(folder, 'release/borrower-h5-1.0.0.tar.gz'));
  const release = openedRelease(archive);
  const { version, commit, files } = checkedManifest(release.folder);
  expect({ version, commit }).toEqual({ version: '1.0.0', commit: 'a' });
  expect(Object.keys(files)).toContain('assets/a.js');
  release.close();
  expect(existsSync(release.folder)).toBe(false);
});

it('has no compressed copies of the build: the installer makes them of what the manifest describes', () => {
  const build = aRelease(join(folder, 'dist'), 'a');
  writeFileSync(join(build, 'index.html.br'), 'of the build');
  const archive = packed(build);
  expect(tar('-tzf', archive)).not.toMatch(/\.(?:br|gz)$/m);
  const served = installed(archive);
  const page = readFileSync(join(served, 'index.html'), 'utf8');
  expect(brotliDecompressSync(readFileSync(join(served, 'index.html.br'))).toString()).toBe(page);
});

it('a copy that was put into an archive is served to no one', () => {
  const archive = edited(packed(), (files) => {
    writeFileSync(join(files, 'assets/a.js.br'), 'other');
    writeFileSync(join(files, 'version.json.gz'), 'other');
  });
  const served = installed(archive);
  for (const copy of ['assets/a.js.br', 'version.json.gz']) expect(existsSync(join(served, copy)), copy).toBe(false);
});

it('a signed archive is opened by its key and no other; an edited or unsigned one by none', () => {
  const archive = packed();
  openedRelease(archive, signed(packed(aRelease(join(folder, 'other'), 'a')))).close();
  const publicKey = signed(archive);
  expect(readFileSync(join(installed(archive, publicKey), 'version.json'), 'utf8')).toContain('"a"');
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
  expect(() => openedRelease(archive, other)).toThrow('is not signed with this key');
  edited(archive, (files) => writeFileSync(join(files, 'assets/a.js.br'), 'other'));
  expect(() => openedRelease(archive, publicKey)).toThrow('is not signed with this key');
  rmSync(`${archive}.sig`);
  expect(() => openedRelease(archive, publicKey)).toThrow('is not signed with this key');
  expect(() => openedRelease(join(folder, 'dist'), publicKey)).toThrow('is a folder: only an archive is signed');
});

it('a signed archive under another name is refused: its manifest says what it is', () => {
  const archive = packed();
  const publicKey = signed(archive);
  const renamed = join(folder, 'release/borrower-h5-9.9.9.tar.gz');
  cpSync(archive, renamed);
  cpSync(`${archive}.sig`, `${renamed}.sig`);
  expect(() => openedRelease(renamed, publicKey)).toThrow('is borrower-h5-1.0.0.tar.gz by its manifest');
});

it('a build is packed as the app that it is of', () => {
  const build = aRelease(join(folder, 'dist'), 'a', { app: 'promo-landing' });
  expect(() => packed(build)).toThrow('is a build of promo-landing, not of borrower-h5');
});

it.each([
  ['version.json.gz', 'as a compressed copy'],
  ['assets/a.js', 'in the place of a file'],
  ['more', 'beside the files'],
])('a link to a file of the server is refused: %s, %s', (name) => {
  writeFileSync(join(folder, 'secret.pem'), 'of the server');
  const archive = edited(packed(), (files) => {
    rmSync(join(files, name), { force: true });
    symlinkSync(join(folder, 'secret.pem'), join(files, name));
  });
  expect(() => installed(archive)).toThrow(`${name} is neither a file nor a folder`);
  expect(existsSync(join(folder, 'srv/borrower-h5'))).toBe(false);
});

it.each([
  ['a file without its hash', { files: { 'index.html': { bytes: 3 } } }],
  ['a path that leads out', { files: { '../../etc/cron.d/x': { bytes: 3, sha256: 'a'.repeat(64) } } }],
  ['a version that leads out', { version: '../../x' }],
  ['no app', { app: 'other' }],
])('a manifest that names %s is refused', (_what, differences) => {
  const archive = edited(packed(), (files) => {
    const manifest = join(files, 'manifest.sha256.json');
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), ...differences }));
  });
  expect(() => installed(archive)).toThrow('is not the manifest of a release');
});

it('two builds do not share a name, and the same one is packed as often as asked', () => {
  const first = readFileSync(packed());
  expect(readFileSync(packed())).toEqual(first);
  const other = aRelease(join(folder, 'other'), 'b');
  expect(() => packed(other)).toThrow('is another build of 1.0.0');
  expect(readFileSync(join(folder, 'release/borrower-h5-1.0.0.tar.gz'))).toEqual(first);
});

it('a build that was changed is not packed', () => {
  const build = aRelease(join(folder, 'dist'), 'a');
  writeFileSync(join(build, 'index.html'), readFileSync(join(build, 'index.html'), 'utf8').replace('xxx', 'yyy'));
  expect(() => packRelease({ app: 'borrower-h5', build, out: folder })).toThrow('index.html is not as built');
});

it('an app that is not built names the command', () => {
  expect(() => packed(join(folder, 'none'))).toThrow('run `pnpm --filter borrower-h5 build`');
});

it('a folder that is no release says so', () => {
  mkdirSync(join(folder, 'empty'));
  expect(() => checkedManifest(join(folder, 'empty'))).toThrow('this is no release');
});
