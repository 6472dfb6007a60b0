/** What one kind of stored item is. */
export interface StoredMeaning {
  readonly what: string;
  readonly why: string;
  /** For how long: `30 days`, `the visit`, `no end`. */
  readonly kept: string;
  /** When it is gone earlier. */
  readonly gone: string;
}

/** Finds what an item is; undefined for one that the table does not have. */
export type MeaningOf = (key: string) => StoredMeaning | undefined;

/** Reads the table of `docs/stored-items.md`. A key may end in a part that varies: `payment:<orderId>`. */
export function readStoredTable(markdown: string): MeaningOf {
  const rows = markdown.split('\n').flatMap((line) => {
    const [key = '', , , , what = '', why = '', kept = '', gone = ''] = line
      .replaceAll('`', '')
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const [start = '', varying] = key.split('<');
    return line.startsWith('| `') ? [{ start, isWhole: varying === undefined, what, why, kept, gone }] : [];
  });
  return (key) => rows.find(({ start, isWhole }) => (isWhole ? key === start : key.startsWith(start)));
}
