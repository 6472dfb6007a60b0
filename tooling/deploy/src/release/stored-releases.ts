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

/** The releases that were installed into a folder, newest first. */
export function storedReleases(folder: string): readonly StoredRelease[] {
  const record = recordOf(folder);
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
}

/**
 * Whether a release's version is lower than another's. What comes after `+` says which build of a version it is and has no order.
 *
 * @param release name of a release, such as `1.4.0` or `1.4.0+3f9c1e7a5b2d`
 */
export function isOlderRelease(release: string, than: string): boolean {
  const [one = [], other = []] = [release, than].map((name) => name.split(/[+-]/, 1)[0]?.split('.').map(Number));
  const index = one.findIndex((part, position) => part !== other[position]);
  return index !== -1 && Number(one[index]) < Number(other[index]);
}

/**
 * Puts a release at the head of the record and removes the hashed files that only older ones than the last `keep` need. A page
 * that was opened before a deployment goes on with its own files until then.
 */
export function keepRelease(folder: string, current: StoredRelease, keep: number): void {
  const others = storedReleases(folder).filter(({ release }) => release !== current.release);
  const kept = [current, ...others.slice(0, keep - 1)];
  const needed = new Set(kept.flatMap(({ files }) => files));
  const assets = join(folder, 'assets');
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    if (!needed.has(`assets/${name}`)) rmSync(join(assets, name));
  }
  writeFileSync(recordOf(folder), `${JSON.stringify(kept, null, 2)}\n`);
}
