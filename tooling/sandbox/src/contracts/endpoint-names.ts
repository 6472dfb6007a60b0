import type { Endpoint } from '@peace/api-client';
import { endpoints } from '@peace/api-client/contract';

import { declaredIn } from './declared-in.ts';

const intro = `# Wire paths and domain names

The backend's paths are data: the code, the tests and the sandbox name a call by what it does. Generated from the declarations
by \`pnpm contracts\`, which a test compares; [backend.md](backend.md) says what each call is for.
`;

/** The table of every call's path on the wire, its name in the code, and the file that declares it. */
export function endpointNames(): string {
  const rows = endpoints
    .map((endpoint) => [`\`${endpoint.method} ${endpoint.path}\``, `\`${endpoint.name}\``, linkTo(endpoint)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${intro}\n${table(['path below the base', 'name', 'declared in'], rows)}`;
}

function linkTo({ name }: Endpoint): string {
  const { file, path } = declaredIn(name);
  return `[\`${file}\`](../../${path})`;
}

/** As the formatter writes it: columns as wide as their widest cell. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(...[heads, ...rows].map((row) => (row[column] ?? head).length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return line(heads) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
}
