/** Tokens that are together in the file, under one comment. */
export interface TokenBlock {
  readonly about: string;
  /** Names of custom properties, with their dashes. */
  readonly names: readonly string[];
}

/**
 * Reads the groups out of `tokens.css` as it is written: blocks between empty lines, each with a comment on top that
 * begins with the group's name and a colon.
 *
 * @returns the blocks of each group, by its name in lower case
 * @throws when a block has no such comment
 */
export function tokenGroups(css: string): ReadonlyMap<string, readonly TokenBlock[]> {
  const [, root = ''] = /:root \{\n(.*?)\n {2}\}/s.exec(css) ?? [];
  const groups = new Map<string, readonly TokenBlock[]>();
  for (const block of root.split('\n\n')) {
    const [, group, about] = /\/\* (\w+): (.*?) \*\//s.exec(block) ?? [];
    const names = [...block.matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name);
    if (names.length === 0) continue;
    if (group === undefined || about === undefined)
      throw new Error(`No comment names the group of ${names.join(', ')}.`);
    const key = group.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), { about: about.replace(/\s+/g, ' '), names }]);
  }
  return groups;
}
