import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that a changeset names in its head. */
export const namedIn = (note: string): string[] =>
  Array.from((/^---\n([^]*?)^---/m.exec(note)?.[1] ?? '').matchAll(/^['"]?([^'":]+)['"]?:/gm), ([, name = '']) => name);

/**
 * Whether a changeset waits that an app's next version will have: one that names it or a shared package, or none by name.
 *
 * @param app its name
 * @param root of the repository
 */
export function hasWaitingNotes(app: string, root: string): boolean {
  const folder = join(root, '.changeset');
  if (!existsSync(folder)) return false;
  const notes = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return notes.some((file) => {
    const named = namedIn(readFileSync(join(folder, file), 'utf8'));
    return named.length === 0 || named.some((name) => name === app || name.startsWith('@peace/'));
  });
}
