import { manifestName } from '@peace/vite-config/manifest';
import { spawnSync } from 'node:child_process';
import { sign, verify } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkedManifest, withCopies } from './release-files.ts';

const signatureName = `${manifestName}.sig`;

/** What is packed. */
export interface Packing {
  readonly app: string;
  /** Folder of its build. */
  readonly build: string;
  /** Folder for the archive. */
  readonly out: string;
  /** Private Ed25519 key (PEM) that signs the manifest, and by it every file. */
  readonly key?: string | undefined;
}

/**
 * Packs a build as `<app>-<version>.tar.gz`; with a key its manifest's signature is beside it as `….sig`, and in it.
 *
 * @returns the archive's path
 * @throws when the build is not what its manifest says
 */
export function packRelease({ app, build, out, key }: Packing): string {
  const { version, files } = checkedManifest(build);
  mkdirSync(out, { recursive: true });
  const archive = join(out, `${app}-${version}.tar.gz`);
  const work = mkdtempSync(join(tmpdir(), 'peace-pack-'));
  const signature = key && sign(null, readFileSync(join(build, manifestName)), key);
  if (signature) {
    writeFileSync(join(work, signatureName), signature);
    writeFileSync(`${archive}.sig`, signature);
  }
  const names = withCopies(build, [manifestName, ...Object.keys(files)]).sort();
  const own = signature ? ['-C', work, signatureName] : [];
  // gzip's header has no time here, unlike that of tar's own option.
  const tar = run('tar', ['-cf', '-', '--owner=0', '--group=0', '--numeric-owner', '-C', build, ...names, ...own]);
  writeFileSync(archive, gzipSync(tar, { level: 9 }));
  rmSync(work, { recursive: true });
  return archive;
}

/** A release that lies open in a folder. */
export interface OpenedRelease {
  readonly name: string;
  readonly folder: string;
  readonly close: () => void;
}

/**
 * Opens an archive, or takes a folder as it is.
 *
 * @param publicKey the manifest must be signed with its private half
 * @throws when it is not
 */
export function openedRelease(given: string, publicKey?: string): OpenedRelease {
  const isFolder = statSync(given).isDirectory();
  const folder = isFolder ? given : mkdtempSync(join(tmpdir(), 'peace-release-'));
  if (!isFolder) run('tar', ['-xzf', given, '-C', folder]);
  const close = () => void (isFolder || rmSync(folder, { recursive: true }));
  if (publicKey !== undefined && !isSigned(folder, publicKey)) {
    close();
    throw new Error(`${given} is not signed with this key.`);
  }
  // Checked by now, and no file of the release.
  if (!isFolder) rmSync(join(folder, signatureName), { force: true });
  return { name: basename(given), folder, close };
}

function isSigned(folder: string, publicKey: string): boolean {
  const signature = join(folder, signatureName);
  return (
    existsSync(signature) && verify(null, readFileSync(join(folder, manifestName)), publicKey, readFileSync(signature))
  );
}

function run(command: string, args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync(command, args, { maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${command} failed: ${String(stderr)}`);
  return stdout;
}
