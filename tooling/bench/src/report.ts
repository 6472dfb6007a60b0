import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { conditions } from './conditions.ts';

const file = fileURLToPath(new URL('../results.md', import.meta.url));

const introduction = `# Measurements

Written by \`pnpm bench\`: production builds behind nginx with brotli, Chromium at ${conditions.width}×${conditions.height},
${conditions.kilobitsPerSecond} kbit/s, ${conditions.roundTripMs} ms round trip, processor slowed ${conditions.cpuSlowdown}×, unless a section says otherwise. Runs are interleaved;
median (middle half). A load above the number of cores means that other work ran at the same time.`;

/** The machine's load over the last minute. */
export const machineLoad = (): number => loadavg()[0] ?? 0;

/** Replaces the section of one part and leaves the others as they are. */
export function writeSection(
  title: string,
  body: string,
  { titles, runs, load, version }: { titles: readonly string[]; runs: number; load: number; version: string },
): void {
  const sections = new Map<string, string>();
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const section of before.split(/^## /m).slice(1)) {
    const [first = '', ...rest] = section.split('\n');
    sections.set(first, rest.join('\n').trim());
  }
  const conditionsOfRun = `Runs: ${runs} · load before: ${load.toFixed(1)} on ${cpus().length} cores · Chromium ${version}`;
  sections.set(title, `${conditionsOfRun}\n\n${body.trim()}`);
  const written = titles.flatMap((each) => (sections.has(each) ? [`## ${each}\n\n${sections.get(each)}`] : []));
  writeFileSync(file, `${[introduction, ...written].join('\n\n')}\n`);
}

/** A table as the formatter writes it: columns of one width. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first, ...others] = all.map(line);
  return [first, line(widths.map((width) => '-'.repeat(width))), ...others].join('\n');
}

const missed = '**missed**';

/** Whether a goal is held, as a cell of a row. */
export const verdict = (isHeld: boolean): string => (isHeld ? 'held' : missed);

export const missedRows = (report: string): readonly string[] =>
  report.split('\n').filter((line) => line.includes(missed));

/** A table of ratios with what each may be at most. */
export const goalTable = (
  head: string,
  goals: readonly (readonly [name: string, ratio: number, atMost: number])[],
): string =>
  table(
    [head, 'ratio', 'goal', ''],
    goals.map(([name, ratio, atMost]) => [name, ratio.toFixed(2), `≤ ${atMost}`, verdict(ratio <= atMost)]),
  );

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

export const medianOf = (values: readonly number[]): number => quantile(values, 0.5);

/** The median and the middle half; nothing where it was not measured. */
export const spread = (values: readonly number[], places = 0): string => {
  if (values.some(Number.isNaN)) return '';
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(places));
  return `${median} (${low}–${high})`;
};
