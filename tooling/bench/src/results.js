import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { conditionsInWords } from './conditions.js';

const file = fileURLToPath(new URL('../results.md', import.meta.url));

const introduction = `# Measurements

Written by \`pnpm bench\`: production builds behind nginx (brotli), ${conditionsInWords}. Runs are
interleaved; median (middle half), milliseconds and kB transferred. Each part says how it was measured; where the load is
more than the cores, other work is measured too.`;

/** Under what a part was measured. @param {{ runs: number, version: string, load: number }} how */
export const measuredHow = ({ runs, version, load }) =>
  `Runs: ${runs} · load of the machine before: ${load.toFixed(1)} on ${cpus().length} cores · ${version}`;

export const loadNow = () => loadavg()[0];

/**
 * Replaces the section of one part and leaves the others as they are.
 *
 * @param {string} title
 * @param {string} body
 * @param {readonly string[]} order titles of all parts
 */
export function writeSection(title, body, order) {
  const known = new Map();
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const section of before.split(/^## /m).slice(1)) {
    const [first, ...rest] = section.split('\n');
    known.set(first, rest.join('\n').trim());
  }
  known.set(title, body.trim());
  const sections = order.filter((one) => known.has(one)).map((one) => `## ${one}\n\n${known.get(one)}`);
  writeFileSync(file, `${[introduction, ...sections].join('\n\n')}\n`);
}
