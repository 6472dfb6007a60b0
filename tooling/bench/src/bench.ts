// `pnpm bench [part …]`: measures the named parts, all quick ones when none is named, and writes their sections.
import { provideBrowser } from '@peace/browser';
import { missingForNginx } from '@peace/deploy/run-nginx';
import { chromium } from 'playwright';
import { browserOptions } from './browser-options.ts';
import type { Measuring, Part } from './part.ts';
import { bytes } from './parts/bytes.ts';
import { cold } from './parts/cold.ts';
import { growth } from './parts/growth.ts';
import { loop } from './parts/loop.ts';
import { memory } from './parts/memory.ts';
import { peers } from './parts/peers.ts';
import { phone } from './parts/phone.ts';
import { promo, site } from './parts/site.ts';
import { taps } from './parts/taps.ts';
import { trace } from './parts/trace.ts';
import { update } from './parts/update.ts';
import { warm } from './parts/warm.ts';
import { webkit } from './parts/webkit.ts';
import { buildPeers } from './peers/build-peers.ts';
import { loadNow, measuredHow, writeSection } from './results.ts';
import { setStage } from './stage.ts';

/** Measured on the built apps behind nginx. */
const staged = new Map<string, Part>(
  Object.entries({ peers, trace, phone, cold, warm, taps, growth, memory, site, promo, webkit }),
);
/** `bytes` reads the built files; `loop` takes half an hour and measures the developers' tools, not what is shipped. */
const unstaged = new Map<string, Part<Measuring>>(Object.entries({ bytes, update, loop }));
const order = [...staged.values(), ...unstaged.values()].map(({ title }) => title);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !staged.has(name) && !unstaged.has(name));
const problem = unknown
  ? `There is no part "${unknown}": ${[...staged.keys(), ...unstaged.keys()].join(', ')}.`
  : missingForNginx();
if (problem) {
  console.error(problem);
  process.exit(1);
}

await provideBrowser(console.log);
for (const name of asked.length > 0 ? asked : staged.keys()) {
  const part = staged.get(name);
  if (part) await run(name, part, (given) => withStage(part, given));
  const alone = unstaged.get(name);
  if (alone) await run(name, alone, (given) => alone.measure(given));
}

async function withStage({ measure, withPeers }: Part, given: Measuring): Promise<string> {
  const stage = await setStage(withPeers && (await buildPeers()));
  try {
    return await measure({ ...given, stage });
  } finally {
    await stage.clear();
  }
}

async function run(
  name: string,
  { title, defaultRuns }: Pick<Part, 'title' | 'defaultRuns'>,
  measure: (given: Measuring) => Promise<string>,
): Promise<void> {
  const runs = Number(process.env['RUNS'] ?? defaultRuns);
  const load = loadNow();
  const browser = await chromium.launch(browserOptions());
  const version = `Chromium ${browser.version()}`;
  try {
    const report = await measure({ browser, runs, say: (line) => console.log(`${name}  ${line}`) });
    writeSection(title, `${measuredHow({ runs, load, version })}\n\n${report}`, order);
    console.log(`\n${report}\n`);
  } finally {
    await browser.close();
  }
}
