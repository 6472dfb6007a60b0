import { recordedLaunchOptions } from '@peace/browser';
import { freePort } from '@peace/deploy/run-nginx';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { table, verdict } from '../markdown.js';
import { medianOf, written } from '../statistics.js';

export const title = 'Official site: Lighthouse, mobile';
export const defaultRuns = 5;

const goal = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse drives a browser of its own through its debugging port. */
async function withPort(use) {
  const port = await freePort();
  const options = recordedLaunchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}

export function measure({ stage, runs, say }) {
  return withPort(async (port) => {
    const scores = new Map(categories.map((category) => [category, []]));
    const failed = new Set();
    for (let run = 1; run <= runs; run += 1) {
      const { lhr } = await lighthouse(`${stage.origin}/`, { port, onlyCategories: categories, logLevel: 'error' });
      for (const [category, all] of scores) {
        const { score, auditRefs } = lhr.categories[category];
        all.push(score * 100);
        if (category === 'performance') continue;
        for (const { id, weight } of auditRefs) if (weight > 0 && lhr.audits[id].score === 0) failed.add(id);
      }
      say(
        `run ${run}/${runs}  ${categories.map((category) => `${category} ${scores.get(category).at(-1)}`).join('  ')}`,
      );
    }
    return `Goal: ${goal} of 100 at least.

${table(
  ['', 'score', 'goal'],
  [...scores].map(([category, all]) => [category, written(all), verdict(medianOf(all) >= goal)]),
)}

${failed.size === 0 ? 'No audit outside performance failed.' : `Audits that failed: ${[...failed].join(', ')}.`}`;
  });
}
