import { freePort } from '@peace/deploy/run-nginx';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { cell, medianOf, verdict } from '../report.ts';
import { browserOptions, type Part, type Stage } from '../stage.ts';

const defaultRuns = 5;

const goal = 95;
/** Among what performance is made of, the only one that is no time. */
const shift = 'cumulative-layout-shift';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A plain build is a sample company's and asks search engines to leave it out; a release does not. */
const skipAudits = ['is-crawlable'];

/** Lighthouse drives a browser of its own through its debugging port. */
async function withPort(use: (port: number) => Promise<string>): Promise<string> {
  const port = await freePort();
  const options = browserOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}

const measureAt =
  (path: string) =>
  ({ origin, runs, log }: Stage): Promise<string> =>
    withPort(async (port) => {
      const scores = new Map<string, number[]>(categories.map((category) => [category, []]));
      const failed = new Set<string>();
      const metrics = new Map<string, number[]>();
      for (let run = 1; run <= runs; run += 1) {
        const result = await lighthouse(origin + path, {
          port,
          onlyCategories: categories,
          skipAudits,
          logLevel: 'error',
        });
        if (result === undefined) throw new Error('Lighthouse answered nothing.');
        const { lhr } = result;
        for (const [category, all] of scores) {
          const { score, auditRefs } = lhr.categories[category] ?? { score: null, auditRefs: [] };
          all.push((score ?? 0) * 100);
          if (category === 'performance') {
            for (const { id, weight } of auditRefs) {
              if (weight > 0) metrics.set(id, [...(metrics.get(id) ?? []), lhr.audits[id]?.numericValue ?? Number.NaN]);
            }
            continue;
          }
          for (const { id, weight } of auditRefs) if (weight > 0 && lhr.audits[id]?.score === 0) failed.add(id);
        }
        log(
          `run ${run}/${runs}  ${categories.map((category) => `${category} ${scores.get(category)?.at(-1)}`).join('  ')}`,
        );
      }
      const shifts = metrics.get(shift) ?? [];
      const times = [...metrics].filter(([id]) => id !== shift);
      return `Of 100, goal ${goal}: ${[...scores].map(([category, all]) => `${category} ${cell(all)} (${verdict(medianOf(all) >= goal)})`).join(', ')}.

${times.map(([id, all]) => `${id} ${cell(all)}`).join(', ')}; largest layout shift ${Math.max(...shifts).toFixed(3)}.
${failed.size === 0 ? 'No audit outside performance failed.' : `Audits that failed: ${[...failed].join(', ')}.`}`;
    });

export const site: Part = { title: 'Official site: Lighthouse, mobile', defaultRuns, measure: measureAt('/') };

/** A campaign with its picture, as an advertisement leads to it. */
export const promo: Part = {
  title: 'Campaign page: Lighthouse, mobile',
  defaultRuns,
  measure: measureAt('/promotion?id=2&user_from=bench&utm_tag=bench'),
};
