/** A row of `docs/stored-items.md`. */
export interface StoredRow {
  /** As it is written, with the part that varies: `payment:<orderId>`. */
  readonly key: string;
  /** Without it. */
  readonly kind: string;
  readonly app: string;
  readonly where: string;
  readonly whose: string;
  readonly what: string;
  readonly why: string;
  readonly kept: string;
  readonly gone: string;
}

/** The table's rows. */
export function storedRows(markdown: string): StoredRow[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
    const [, key = '', app = '', where = '', whose = '', what = '', why = '', kept = '', gone = ''] = cells;
    return {
      key,
      kind: key.replace(/:.*$/, ''),
      app,
      where,
      whose: whose.replace(/^the (.*)'s$/, '$1'),
      what,
      why,
      kept,
      gone,
    };
  });
}
