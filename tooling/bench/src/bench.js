import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { provideBrowser, recordedLaunchOptions } from '@peace/browser';
import { missingForNginx } from '@peace/deploy/run-nginx';
import { chromium } from 'playwright';
import { coldLoad } from './cold-load.js';
import { conditions } from './conditions.js';
import { setStage } from './stage.js';
import { summary, written } from './statistics.js';

const runs = Number(process.env.RUNS ?? 9);
const results = fileURLToPath(new URL('../results.md', import.meta.url));

const missing = missingForNginx();
if (missing) {
  console.error(missing);
  process.exit(1);
}

await provideBrowser(console.log);
const stage = await setStage();
const order = 'productId=68175&orderId=8175';
const candidates = [
  { name: 'limit page', url: `${stage.origin}/limit.html?${order}` },
  { name: 'Order Details', url: `${stage.origin}/loanDetail?${order}` },
];
const browser = await chromium.launch(recordedLaunchOptions());
const measured = new Map(candidates.map(({ name }) => [name, []]));
// Interleaved, so that a slow minute of the machine falls on all of them.
for (let run = 0; run < runs; run += 1) {
  for (const { name, url } of candidates) {
    measured.get(name).push(await coldLoad(browser, { url, awaited: 'Application date' }));
    console.log(`run ${run + 1}/${runs}  ${name}  ${Math.round(measured.get(name).at(-1).content)} ms`);
  }
}
const version = browser.version();
await browser.close();
await stage.clear();

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);
const rows = candidates.map(({ name }) => {
  const all = measured.get(name);
  const of = (key) => written(summary(all.map((one) => one[key])));
  const { bytes, requests } = all[0];
  return `| ${name} | ${of('content')} | ${of('largest')} | ${of('blocked')} | ${requests} | ${kilobytes(bytes.Document)} | ${kilobytes(bytes.Script)} | ${kilobytes(bytes.Stylesheet)} |`;
});
const median = (name) => summary(measured.get(name).map(({ content }) => content)).median;
const ratio = median('Order Details') / median('limit page');

const report = `# Measurements

\`pnpm bench\`, production builds behind nginx (brotli), Chromium ${version}, ${conditions.width}×${conditions.height},
${conditions.kilobitsPerSecond} kbit/s, ${conditions.roundTripMs} ms round trip, processor slowed ${conditions.cpuSlowdown}×;
${runs} interleaved runs on ${cpus().length} cores; median (middle half), milliseconds and kB transferred. Load of the
machine: ${loadavg()[0].toFixed(1)}; where it is more than the cores, other work is measured too, and only the ratio says something.

## Cold page: until the order's rows are painted

| | content | largest paint | blocked | requests | HTML | JS | CSS |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Order Details takes **${ratio.toFixed(2)} ×** the limit.
`;
writeFileSync(results, report);
console.log(report);
