import { manifestName } from '@peace/vite-config/manifest';
import { spawnSync } from 'node:child_process';
import { verify } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkedManifest } from './release-files.ts';

/** What is packed. */
export interface Packing {
  readonly app: string;
  /** Folder of its build. */
  readonly build: string;
  /** Folder for the archive. */
  readonly out: string;
}

/**
 * Packs a build as `<app>-<version>.tar.gz`: its manifest and the files that this lists. The same build gives the same bytes.
 *
 * @returns the archive's path
 * @throws when the build is not what its manifest says, or another build has that name already
 */
export function packRelease({ app, build, out }: Packing): string {
  const { version, files } = checkedManifest(build);
  mkdirSync(out, { recursive: true });
  const archive = join(out, `${app}-${version}.tar.gz`);
  const names = [manifestName, ...Object.keys(files)].sort();
  const same = ['--owner=0', '--group=0', '--numeric-owner', '--mode=644', '--mtime=@0'];
  // gzip's header has no time here, unlike that of tar's own option.
  const packed = gzipSync(run('tar', ['-cf', '-', ...same, '-C', build, ...names]), { level: 9 });
  if (existsSync(archive) && !readFileSync(archive).equals(packed)) {
    throw new Error(`${archive} is another build of ${version}: BUILD_COMMIT names a build; or remove the archive.`);
  }
  writeFileSync(archive, packed);
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
 * @param publicKey the archive must be signed with its private half (`<archive>.sig`); it is verified before anything is unpacked
 * @throws when it is not
 */
export function openedRelease(given: string, publicKey?: string): OpenedRelease {
  const name = basename(given);
  if (statSync(given).isDirectory()) {
    if (publicKey !== undefined) throw new Error(`${given} is a folder: only an archive is signed.`);
    return { name, folder: given, close: () => undefined };
  }
  const archive = readFileSync(given);
  if (publicKey !== undefined && !isSigned(archive, `${given}.sig`, publicKey)) {
    throw new Error(`${given} is not signed with this key (${name}.sig).`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'peace-release-'));
  const close = () => rmSync(folder, { recursive: true });
  try {
    run('tar', ['-xzf', '-', '-C', folder, '--no-same-owner', '--no-same-permissions'], archive);
  } catch (error) {
    close();
    throw error;
  }
  return { name, folder, close };
}

const isSigned = (archive: Buffer, signature: string, publicKey: string): boolean =>
  existsSync(signature) && verify(null, archive, publicKey, readFileSync(signature));

function run(command: string, args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(command, args, { maxBuffer: 2 ** 28, ...(input && { input }) });
  if (status !== 0) throw new Error(`${command} failed: ${String(stderr)}`);
  return stdout;
}
