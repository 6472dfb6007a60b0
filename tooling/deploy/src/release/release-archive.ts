import { manifestName } from '@peace/vite-config/manifest';
import { verify } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzippedTar, run } from './gzipped-tar.ts';
import { checkedManifest, readManifest, type ReleaseManifest } from './release-files.ts';

export interface Packing {
  readonly app: string;
  readonly build: string;
  /** Folder for the archive. */
  readonly out: string;
}

/**
 * Packs a build as `<app>-<version>.tar.gz`: its manifest and the files that this lists. The same build gives the same bytes.
 *
 * @returns the archive's path
 * @throws when there is no build, when it is not what its manifest says, or another build has that name already
 */
export function packRelease({ app, build, out }: Packing): string {
  if (!existsSync(build)) throw new Error(`${app} is not built (${build}): run \`pnpm --filter ${app} build\`.`);
  const manifest = checkedManifest(build);
  const { version, files } = manifest;
  if (manifest.app !== app) throw new Error(`${build} is a build of ${manifest.app}, not of ${app}.`);
  mkdirSync(out, { recursive: true });
  const archive = join(out, archiveName(manifest));
  const names = [manifestName, ...Object.keys(files)].sort();
  const packed = gzippedTar(build, names);
  if (existsSync(archive) && !readFileSync(archive).equals(packed)) {
    throw new Error(`${archive} is another build of ${version}: BUILD_COMMIT names a build; or remove the archive.`);
  }
  writeFileSync(archive, packed);
  return archive;
}

/** The name under which a release is packed, and the only one under which it is installed. */
const archiveName = ({ app, version }: ReleaseManifest) => `${app}-${version}.tar.gz`;

/** A release that lies open in a folder. */
export interface OpenedRelease {
  /** App and version, as its manifest says. */
  readonly name: string;
  readonly folder: string;
  readonly close: () => void;
}

/**
 * Opens an archive, or takes a folder as it is.
 *
 * @param publicKey the archive must be signed with its private half (`<archive>.sig`); it is verified before anything is unpacked
 * @throws when it is not, or when its name is not the one of the release in it
 */
export function openedRelease(given: string, publicKey?: string): OpenedRelease {
  const name = basename(given);
  if (statSync(given).isDirectory()) {
    if (publicKey !== undefined) throw new Error(`${given} is a folder: only an archive is signed.`);
    return { name: shownName(readManifest(given)), folder: given, close: () => undefined };
  }
  const archive = readFileSync(given);
  if (publicKey !== undefined && !isSigned(archive, `${given}.sig`, publicKey)) {
    throw new Error(`${given} is not signed with this key (${name}.sig).`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'peace-release-'));
  const close = () => rmSync(folder, { recursive: true });
  try {
    run('tar', ['-xzf', '-', '-C', folder, '--no-same-owner', '--no-same-permissions'], archive);
    const manifest = readManifest(folder);
    const packed = archiveName(manifest);
    // The signature covers the manifest and not the file's name.
    if (packed !== name) throw new Error(`${given} is ${packed} by its manifest: an archive keeps its name.`);
    return { name: shownName(manifest), folder, close };
  } catch (error) {
    close();
    throw error;
  }
}

const shownName = ({ app, version }: ReleaseManifest) => `${app} ${version}`;

const isSigned = (archive: Buffer, signature: string, publicKey: string): boolean =>
  existsSync(signature) && verify(null, archive, publicKey, readFileSync(signature));
