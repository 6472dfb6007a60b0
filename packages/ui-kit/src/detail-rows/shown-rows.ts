/** A label and its value, both as they are read; an amount comes formatted. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
}

/** The rows that say something: those without both label and value are left out (spec §2). */
export function shownRows(rows: readonly DetailRow[]): readonly DetailRow[] {
  return rows.filter(({ label, value }) => label.trim() !== '' || value.trim() !== '');
}
