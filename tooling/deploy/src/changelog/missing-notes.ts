import { namedIn } from '@peace/vite-config/waiting-notes';
import { appsWith, type ShippedPackage } from './workspace.ts';

/** The changes of a branch. */
export interface Change {
  /** Paths from the root. */
  readonly files: readonly string[];
  /** The texts of the changesets that it adds or edits. */
  readonly notes: readonly string[];
}

const isShipped = (path: string) =>
  /^(?:apps|packages)\/[^/]+\/(?:src\/|public\/|index[^/]*\.html$)/.test(path) &&
  !/\/testing\/|\.(?:test|stories)\.[jt]sx?$|\.md$/.test(path);

/** An empty changeset names the folders whose change no user notices. */
const unnoticedIn = (note: string) =>
  namedIn(note).length > 0 ? [] : (note.match(/\b(?:apps|packages)\/[\w-]+/g) ?? []);

/**
 * The changed packages that no changeset names: an app by its name, a shared package by those of all apps that it is in, since it has
 * no version of its own. An empty changeset (`pnpm changeset --empty`) names the folders whose change no user notices.
 *
 * @returns a sentence for each, and for each shared package that a changeset names
 */
export function missingNotes({ files, notes }: Change, packages: readonly ShippedPackage[]): readonly string[] {
  const named = new Set(notes.flatMap(namedIn));
  const unnoticed = new Set<string>(notes.flatMap(unnoticedIn));
  const versionless = packages
    .filter(({ name, isApp }) => !isApp && named.has(name))
    .map(
      ({ name }) => `a changeset names ${name}, which has no version: name ${appsWith(name, packages).join(' and ')}`,
    );
  const missing = packages
    .filter(({ folder }) => files.some((path) => path.startsWith(`${folder}/`) && isShipped(path)))
    .filter(({ folder }) => !unnoticed.has(folder))
    .flatMap(({ name, folder }) => {
      const left = appsWith(name, packages).filter((app) => !named.has(app));
      return left.length === 0 ? [] : [`${folder} changed, and no changeset names ${left.join(' and ')}`];
    });
  return [...versionless, ...missing];
}
