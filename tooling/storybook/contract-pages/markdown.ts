/** A page about one call or one message, for Storybook. */
export interface ContractPage {
  /** Unique; where it is in the sidebar: `contracts/calls/getOrder`. */
  readonly title: string;
  readonly markdown: string;
}

/** A table; a bar in a cell does not end it. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A block of code. */
export const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

export const code = (text: string) => `\`${text}\``;

/** Paragraphs, tables and blocks of code, without empty ones. */
export const blocks = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

export const list = (items: readonly string[]) => items.map((item) => `- ${code(item)}`).join('\n');
