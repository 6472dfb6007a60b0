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

/** The packages that a changeset names in its head. */
const namedIn = (note: string) =>
  Array.from((/^---\n([^]*?)^---/m.exec(note)?.[1] ?? '').matchAll(/^['"]?([^'":]+)['"]?:/gm), ([, name = '']) => name);

/**
 * The changed packages that no changeset speaks of: an app by its name, a shared package by its own or that of an app it is in.
 * An empty changeset (`pnpm changeset --empty`) says that no user notices.
 *
 * @returns a sentence for each
 */
export function missingNotes({ files, notes }: Change, packages: readonly ShippedPackage[]): readonly string[] {
  const named = new Set(notes.flatMap(namedIn));
  if (notes.some((note) => namedIn(note).length === 0)) return [];
  return packages
    .filter(({ folder }) => files.some((path) => path.startsWith(`${folder}/`) && isShipped(path)))
    .map(({ name, folder, isApp }) => ({
      name,
      folder,
      candidates: isApp ? [name] : [name, ...appsWith(name, packages)],
    }))
    .filter(({ candidates }) => !candidates.some((each) => named.has(each)))
    .map(({ folder, candidates }) => `${folder} changed, and no changeset names ${candidates.join(' or ')}`);
}
