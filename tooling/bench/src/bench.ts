// `pnpm bench [part …]`: measures the named parts, all of them when none is named, and writes their sections of results.md. Exits
// with 1 if a goal is missed.
import { provideBrowser } from '@peace/dev/browser';
import { missingForNginx } from '@peace/deploy/run-nginx';
import { bytes } from './parts/bytes.ts';
import { cold } from './parts/cold.ts';
import { promo, site } from './parts/lighthouse.ts';
import { way } from './parts/way.ts';
import { webkit } from './parts/webkit.ts';
import { machineLoad, missedRows, writeSection } from './report.ts';
import { type Part, withStage } from './stage.ts';

/** In the order of results.md: iPhones first. */
const parts: Readonly<Record<string, Part>> = { webkit, way, cold, bytes, site, promo };
const titles = Object.values(parts).map(({ title }) => title);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
const problem = unknown ? `There is no part "${unknown}": ${Object.keys(parts).join(', ')}.` : missingForNginx();
if (problem) {
  console.error(problem);
  process.exit(1);
}

await provideBrowser(console.log);
const missed: string[] = [];
for (const [name, { title, defaultRuns, measure }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const runs = Number(process.env['RUNS'] ?? defaultRuns);
  const load = machineLoad();
  await withStage({ runs, log: (line) => console.log(`${name}  ${line}`) }, async (stage) => {
    const report = await measure(stage);
    writeSection(title, report, { titles, runs, load, version: stage.browser.version() });
    console.log(`\n${report}\n`);
    missed.push(...missedRows(report).map((row) => `${name}  ${row}`));
  });
}
if (missed.length > 0) {
  console.error(['Missed goals:', ...missed].join('\n'));
  process.exitCode = 1;
}
