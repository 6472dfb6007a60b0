import { describeFiles, manifestName } from '@peace/vite-config/manifest';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  getDotPath,
  integer,
  number,
  object,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';
import { appNames } from '../sites.ts';

/** A path below the release's folder, of nothing that would lead out of it. */
const path = pipe(string(), regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/));

/** `manifest.sha256.json`: which release a folder has, and each of its files. Version and commit become names of files and folders. */
const manifestSchema = object({
  app: picklist(appNames),
  version: pipe(string(), regex(/^[\w.+-]+$/)),
  commit: pipe(string(), regex(/^[\w.-]*$/)),
  /** The path the app answers at. */
  base: pipe(string(), regex(/^\/(?:[\w-]+\/)*$/)),
  files: record(
    path,
    object({
      bytes: pipe(number(), integer()),
      sha256: pipe(string(), regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

export type ReleaseManifest = Readonly<InferOutput<typeof manifestSchema>>;

/** Files that a later release does not overwrite, because their names carry their hash. */
export const isHashed = (name: string): boolean => name.startsWith('assets/');

/** Compressed copies of a file: the installer makes them, and no manifest lists them. */
export const copies = ['.br', '.gz'] as const;

/**
 * Reads a release's manifest and holds its files to it. The compressed copies in a build's folder are ignored: neither an archive nor
 * an installation takes them.
 *
 * @throws when a file is missing, changed, unknown or a link: the archive was cut short, or it was edited
 */
export function checkedManifest(folder: string): ReleaseManifest {
  const manifest = readManifest(folder);
  const found = describeFiles(folder);
  const isListed = (name: string) => Object.hasOwn(manifest.files, name);
  const isCopy = (name: string) => copies.some((ending) => name.endsWith(ending));
  const changed = Object.entries(manifest.files).filter(([name, { sha256 }]) => found[name]?.sha256 !== sha256);
  const problems = [
    ...linksIn(folder).map((name) => `${name} is neither a file nor a folder`),
    ...Object.keys(found)
      .filter((name) => !isListed(name) && !isCopy(name))
      .map((name) => `${name} is unknown`),
    ...changed.map(([name]) => `${name} is not as built`),
  ];
  if (problems.length > 0) throw new Error(`${folder} is not the release of its manifest:\n  ${problems.join('\n  ')}`);
  return manifest;
}

/** @throws when the folder has no manifest, or another's */
export function readManifest(folder: string): ReleaseManifest {
  const file = join(folder, manifestName);
  if (!existsSync(file)) throw new Error(`There is no ${file}: this is no release.`);
  const read = safeParse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.output;
  const lines = read.issues.map((issue) => `  ${getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(`${file} is not the manifest of a release:\n${lines.join('\n')}`);
}

/** Links, devices and sockets: they would be read or written outside the folder. */
const linksIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** Files of an installation with those of their compressed copies that are there. */
export const withCopies = (folder: string, paths: readonly string[]): string[] =>
  paths
    .flatMap((name) => [name, ...copies.map((ending) => name + ending)])
    .filter((name) => existsSync(join(folder, name)));
