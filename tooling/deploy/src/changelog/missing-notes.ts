import { namedIn } from '@peace/vite-config/waiting-notes';
import { appsWith, type ShippedPackage } from './workspace.ts';

/** What a branch changed. */
export interface Change {
  /** Paths from the root. */
  readonly files: readonly string[];
  /** The texts of the changesets that it adds or edits. */
  readonly notes: readonly string[];
}

const isShipped = (path: string) =>
  /^(?:apps|packages)\/[^/]+\/(?:src\/|public\/|index[^/]*\.html$)/.test(path) &&
  !/\/testing\/|\.(?:test|stories)\.[jt]sx?$|\.md$/.test(path);

/** What an empty changeset says that no user notices: the folders that its text names. */
const unnoticedIn = (note: string) =>
  namedIn(note).length > 0 ? [] : (note.match(/\b(?:apps|packages)\/[\w-]+/g) ?? []);

/**
 * The changed packages that no changeset names: an app by its name, a shared package by its own or by those of all apps that it
 * is in, since an app without a note gets the code without a version. An empty changeset (`pnpm changeset --empty`) names the
 * folders whose change no user notices.
 *
 * @returns a sentence for each
 */
export function missingNotes({ files, notes }: Change, packages: readonly ShippedPackage[]): readonly string[] {
  const named = new Set(notes.flatMap(namedIn));
  const unnoticed = new Set<string>(notes.flatMap(unnoticedIn));
  return packages
    .filter(({ folder }) => files.some((path) => path.startsWith(`${folder}/`) && isShipped(path)))
    .filter(({ name, folder }) => !named.has(name) && !unnoticed.has(folder))
    .flatMap(({ name, folder, isApp }) => {
      if (isApp) return [`${folder} changed, and no changeset names ${name}`];
      const left = appsWith(name, packages).filter((app) => !named.has(app));
      return left.length === 0 ? [] : [`${folder} changed, and no changeset names ${name}, or ${left.join(' and ')}`];
    });
}
