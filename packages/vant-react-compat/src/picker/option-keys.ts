/** How many options a page key goes over: as many as fit on either side of the chosen one, and one more. */
const PAGE = 3;

/** The index that a key leads to from `index` among `count` options; undefined for a key that leads nowhere. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const within = (wanted: number) => Math.max(0, Math.min(count - 1, wanted));
  switch (key) {
    case 'ArrowDown':
      return within(index + 1);
    case 'ArrowUp':
      return within(index - 1);
    case 'PageDown':
      return within(index + PAGE);
    case 'PageUp':
      return within(index - PAGE);
    case 'Home':
      return within(0);
    case 'End':
      return within(count - 1);
    default:
      return undefined;
  }
}

/** The index of the next label after `index` that begins with what was typed, going round; undefined if none does. */
export function indexByTyping(typed: string, index: number, labels: readonly string[]): number | undefined {
  const wanted = typed.toLocaleLowerCase();
  // A word that is being typed may still mean the option it has found; a single letter asks for the next one.
  const start = typed.length > 1 ? index : index + 1;
  const found = [...labels.keys()]
    .map((offset) => (start + offset) % labels.length)
    .find((at) => labels[at]?.toLocaleLowerCase().startsWith(wanted));
  return found;
}
