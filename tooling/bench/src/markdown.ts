/** A table as the formatter writes it: columns of one width. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first, ...others] = all.map(line);
  return [first, line(widths.map((width) => '-'.repeat(width))), ...others].join('\n');
}

/** Whether a goal is met, as the last cell of a row. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : '**missed**');
