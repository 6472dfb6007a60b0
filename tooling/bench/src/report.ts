import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { conditions } from './conditions.ts';

const file = fileURLToPath(new URL('../results.md', import.meta.url));

const introduction = `# Measurements

Written by \`pnpm bench\`: production builds behind nginx with brotli, Chromium at ${conditions.width}×${conditions.height},
${conditions.kilobitsPerSecond} kbit/s, ${conditions.roundTripMs} ms round trip, processor slowed ${conditions.cpuSlowdown}×, unless a section says otherwise. Medians, in milliseconds; runs are interleaved.
A load above the number of cores means that other work ran at the same time.`;

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

/** Columns of one width, as plain text. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const all = rows.map((row) => row.map(String));
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return ['```text', ...all.map((row) => line(row).trimEnd()), '```'].join('\n');
}

const missed = '**missed**';

/** Whether a goal is held. */
export const verdict = (isHeld: boolean): string => (isHeld ? 'held' : missed);

export const missedRows = (report: string): readonly string[] =>
  report.split('\n').filter((line) => line.includes(missed));

/** Ratios with what each may be at most. */
export const goalList = (goals: readonly (readonly [name: string, ratio: number, atMost: number])[]): string =>
  goals
    .map(([name, ratio, atMost]) => `- ${name}: ${ratio.toFixed(2)} (≤${atMost}), ${verdict(ratio <= atMost)}`)
    .join('\n');

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

export const medianOf = (values: readonly number[]): number => quantile(values, 0.5);

/** The median as a cell; a dash where it was not measured. */
export const cell = (values: readonly number[], places = 0): string =>
  values.some(Number.isNaN) ? '–' : medianOf(values).toFixed(places);

/** How far the middle half of a series lies from its median, as a share of it. */
const spreadOf = (values: readonly number[]): number =>
  Math.max(...[0.25, 0.75].map((share) => Math.abs(quantile(values, share) / medianOf(values) - 1)));

/** Says how far the middle half of the worst series lies from its median. */
export const spread = (series: readonly (readonly number[])[]): string => {
  const worst = Math.max(...series.map(spreadOf).filter(Number.isFinite));
  return `The middle half of each lies within ${Math.ceil(worst * 100)} % of its median.`;
};
