import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { conditionsInWords } from './conditions.ts';

const file = fileURLToPath(new URL('../results.md', import.meta.url));

const introduction = `# Measurements

Written by \`pnpm bench\`: production builds behind nginx (brotli), ${conditionsInWords}. Runs are
interleaved; median (middle half), milliseconds and kB transferred. Each part says how it was measured; where the load is
more than the cores, other work is measured too.`;

/** Under what a part was measured. */
export const measuredHow = ({
  runs,
  version,
  load,
}: {
  readonly runs: number;
  readonly version: string;
  readonly load: number;
}): string => `Runs: ${runs} · load of the machine before: ${load.toFixed(1)} on ${cpus().length} cores · ${version}`;

/** The machine's load over the last minute. */
export const loadNow = (): number => loadavg()[0] ?? 0;

/** Replaces the section of one part and leaves the others as they are; `order`: the titles of all parts. */
export function writeSection(title: string, body: string, order: readonly string[]): void {
  const known = new Map<string, string>();
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const section of before.split(/^## /m).slice(1)) {
    const [first = '', ...rest] = section.split('\n');
    known.set(first, rest.join('\n').trim());
  }
  known.set(title, body.trim());
  const sections = order.filter((one) => known.has(one)).map((one) => `## ${one}\n\n${known.get(one)}`);
  writeFileSync(file, `${[introduction, ...sections].join('\n\n')}\n`);
}
