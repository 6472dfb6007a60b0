import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hashed files of a release that was installed, newest release first in the record. */
export interface StoredRelease {
  readonly release: string;
  readonly files: readonly string[];
  /** The folder of its pages, by `stored-pages.ts`. */
  readonly pages?: string;
}

/** The record is beside the folder, where nothing serves it. */
const recordOf = (folder: string) => `${folder.replace(/\/+$/, '')}.releases.json`;

/** What was installed into a folder, newest first. */
export function storedReleases(folder: string): readonly StoredRelease[] {
  const record = recordOf(folder);
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
}

/**
 * Puts a release at the head of the record and removes the hashed files that only older ones than the last `keep` need. A page
 * that was opened before a deployment goes on with its own files until then.
 */
export function keepRelease(folder: string, current: StoredRelease, keep: number): void {
  const others = storedReleases(folder).filter(({ release }) => release !== current.release);
  const kept = [current, ...others].slice(0, Math.max(1, keep));
  const needed = new Set(kept.flatMap(({ files }) => files));
  const assets = join(folder, 'assets');
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    if (!needed.has(`assets/${name}`)) rmSync(join(assets, name));
  }
  writeFileSync(recordOf(folder), `${JSON.stringify(kept, null, 2)}\n`);
}
