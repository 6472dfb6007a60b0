import { describeFiles, manifestName } from '@peace/vite-config/manifest';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `manifest.sha256.json`: which release a folder has, and each of its files. */
export interface ReleaseManifest {
  readonly version: string;
  readonly commit: string;
  /** The path the app answers at. */
  readonly base: string;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

/** Files that a later release does not overwrite, because their names carry their hash. */
export const isHashed = (path: string): boolean => path.startsWith('assets/');

/** Copies that the build made of a file; they are in no manifest. */
export const copies = ['.br', '.gz'] as const;

/**
 * Reads a release's manifest and holds its files to it.
 *
 * @throws when a file is missing, changed or unknown: the archive was cut short, or it was edited
 */
export function checkedManifest(folder: string): ReleaseManifest {
  const manifest: ReleaseManifest = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
  const found = describeFiles(folder);
  const unlisted = Object.keys(found).filter((path) => !(path in manifest.files) && !isCopy(path));
  const changed = Object.keys(manifest.files).filter((path) => found[path]?.sha256 !== manifest.files[path]?.sha256);
  const problems = [
    ...unlisted.map((path) => `${path} is unknown`),
    ...changed.map((path) => `${path} is not as built`),
  ];
  if (problems.length > 0) throw new Error(`${folder} is not the release of its manifest:\n  ${problems.join('\n  ')}`);
  return manifest;
}

const isCopy = (path: string) => copies.some((ending) => path.endsWith(ending));

/** The files of a release with those of their compressed copies that are there. */
export const withCopies = (folder: string, paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => [path, ...copies.map((ending) => path + ending)])
    .filter((path) => existsSync(join(folder, path)));
