import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { versionName } from './version.ts';

/** The manifest's own name in a build. */
export const manifestName = 'manifest.sha256.json';

/**
 * Writes `manifest.sha256.json` into the build: the release, and every file of it by its path, with its size in bytes and its
 * SHA-256 in hexadecimal, for a shell that ships the page offline and must know that it has the whole of it, unchanged.
 *
 * After the plugins that write pages, and before the one that writes compressed copies, which a shell does not need.
 */
export function manifest(): Plugin {
  let app: string;
  let base: string;
  return {
    name: 'peace:manifest',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      app = JSON.parse(readFileSync(join(config.root, 'package.json'), 'utf8')).name;
      base = config.base;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir = '' }) => writeManifest(dir, { app, base, files: describeFiles(dir) }),
    },
  };
}

type DescribedFiles = Record<string, { bytes: number; sha256: string }>;

/** The fields of a manifest besides the version and the commit. */
interface Described {
  readonly app: string;
  /** The path that the app answers at. */
  readonly base: string;
  readonly files: DescribedFiles;
}

/** Writes the manifest of a folder, with the version and the commit that its `version.json` names. */
export function writeManifest(folder: string, { app, base, files }: Described): void {
  const { version, commit } = JSON.parse(readFileSync(join(folder, versionName), 'utf8'));
  writeFileSync(join(folder, manifestName), `${JSON.stringify({ app, version, commit, base, files }, null, 2)}\n`);
}

/** The hash of a file by which a manifest describes it. */
export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

export function describeFiles(folder: string): DescribedFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const described = paths
    .filter((path) => path !== manifestName)
    .sort()
    .map((path) => {
      const content = readFileSync(join(folder, path));
      return [path, { bytes: content.length, sha256: sha256Of(content) }];
    });
  return Object.fromEntries(described);
}
