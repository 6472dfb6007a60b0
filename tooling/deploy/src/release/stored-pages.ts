import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { storedReleases } from './stored-releases.ts';

/** How many installations keep their pages: those that nginx may still serve, because it was not reloaded since. */
const keptPages = 8;

/** Beside the folder: nothing serves it until the nginx configuration names it. */
const pagesOf = (folder: string) => `${folder.replace(/\/+$/, '')}.pages`;

/**
 * Copies what was installed without a hash in its name (pages, `version.json`, pictures) into a folder of its own, which never
 * changes again. nginx's configuration names that folder beside the content policies of its pages, so that both change with the
 * same reload: a page under another release's policy would have its scripts refused, and stay empty.
 *
 * @returns the name of that folder: the release, and a hash of what is in it, since the same release can be installed with
 *   other settings
 */
export function storePages(folder: string, release: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  const name = `${release}-${hash.digest('hex').slice(0, 12)}`;
  const stored = join(pagesOf(folder), name);
  if (!existsSync(stored)) {
    rmSync(`${stored}.new`, { recursive: true, force: true });
    mkdirSync(`${stored}.new`, { recursive: true });
    for (const path of paths) cpSync(join(folder, path), join(`${stored}.new`, path));
    renameSync(`${stored}.new`, stored);
  }
  utimesSync(stored, new Date(), new Date());
  removeOlder(pagesOf(folder));
  return name;
}

function removeOlder(folder: string): void {
  const installedAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const newestFirst = readdirSync(folder).toSorted((one, other) => installedAt(other) - installedAt(one));
  for (const name of newestFirst.slice(keptPages)) rmSync(join(folder, name), { recursive: true });
}

/** The folder of the pages that were installed last; the folder itself where it is a build, or was installed without. */
export function newestPages(folder: string): string {
  const name = storedReleases(folder)[0]?.pages;
  return name === undefined ? folder : join(pagesOf(folder), name);
}
