// `pnpm bench [part …]`: measures the named parts, all quick ones when none is named, and writes their sections.
import { provideBrowser, recordedLaunchOptions } from '@peace/browser';
import { missingForNginx } from '@peace/deploy/run-nginx';
import { chromium } from 'playwright';
import * as cold from './parts/cold.js';
import * as growth from './parts/growth.js';
import * as loop from './parts/loop.js';
import * as memory from './parts/memory.js';
import * as site from './parts/site.js';
import * as taps from './parts/taps.js';
import * as warm from './parts/warm.js';
import { loadNow, measuredHow, writeSection } from './results.js';
import { setStage } from './stage.js';

const quick = { cold, warm, taps, growth, memory, site };
// Takes half an hour and measures the developers' tools, not what is shipped.
const parts = { ...quick, loop };
const order = Object.values(parts).map(({ title }) => title);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
const problem = unknown ? `There is no part "${unknown}": ${Object.keys(parts).join(', ')}.` : missingForNginx();
if (problem) {
  console.error(problem);
  process.exit(1);
}

await provideBrowser(console.log);
for (const name of asked.length > 0 ? asked : Object.keys(quick)) {
  const { title, defaultRuns, measure, needsStage = true } = parts[name];
  const runs = Number(process.env.RUNS ?? defaultRuns);
  const load = loadNow();
  const stage = needsStage ? await setStage() : undefined;
  const browser = await chromium.launch(recordedLaunchOptions());
  const version = `Chromium ${browser.version()}`;
  const say = (line) => console.log(`${name}  ${line}`);
  try {
    const report = await measure({ browser, stage, runs, say });
    writeSection(title, `${measuredHow({ runs, load, version })}\n\n${report}`, order);
    console.log(`\n${report}\n`);
  } finally {
    await browser.close();
    await stage?.clear();
  }
}
