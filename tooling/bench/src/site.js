import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { provideBrowser, recordedLaunchOptions } from '@peace/browser';
import { appServer } from '@peace/deploy/nginx-config';
import { freePort, missingForNginx, runNginx } from '@peace/deploy/run-nginx';
import { builtSite } from '@peace/deploy/sites';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { summary, written } from './statistics.js';

const runs = Number(process.env.RUNS ?? 5);
const results = fileURLToPath(new URL('../site-results.md', import.meta.url));
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const missing = missingForNginx();
if (missing) {
  console.error(missing);
  process.exit(1);
}

await provideBrowser(console.log);
const site = builtSite('official-site');
const nginx = await runNginx((options) => appServer({ ...options, site, backend: 'http://127.0.0.1:1' }));
const debugging = await freePort();
const options = recordedLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${debugging}`],
});

const scores = Object.fromEntries(categories.map((category) => [category, []]));
const blocked = [];
const largest = [];
const failed = new Set();
for (let run = 0; run < runs; run += 1) {
  const report = await lighthouse(`${nginx.origin}/`, {
    port: debugging,
    onlyCategories: categories,
    logLevel: 'error',
  });
  const { lhr } = report;
  for (const category of categories) {
    scores[category].push(lhr.categories[category].score * 100);
    for (const { id, weight } of lhr.categories[category].auditRefs) {
      if (category !== 'performance' && weight > 0 && lhr.audits[id].score === 0) failed.add(id);
    }
  }
  blocked.push(lhr.audits['total-blocking-time'].numericValue);
  largest.push(lhr.audits['largest-contentful-paint'].numericValue);
  console.log(
    `run ${run + 1}/${runs}  ${categories.map((category) => `${category} ${Math.round(scores[category].at(-1))}`).join('  ')}`,
  );
}
await browser.close();
await nginx.stop();

const report = `# official-site: Lighthouse, mobile

\`pnpm bench\`, the production build behind nginx (brotli), ${runs} runs; median (middle half).

| performance | accessibility | best practices | SEO | largest paint, ms | blocked, ms |
|---|---|---|---|---|---|
| ${[...categories.map((category) => scores[category]), largest, blocked].map((values) => written(summary(values))).join(' | ')} |

${failed.size === 0 ? 'No audit outside performance failed.' : `Audits that failed: ${[...failed].join(', ')}.`}
`;
writeFileSync(results, report);
console.log(report);
