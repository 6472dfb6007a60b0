import { openPage, openPhone } from '../conditions.ts';
import { limit, orderApps, ours, react, session } from '../pages.ts';
import type { Part, Stage } from '../stage.ts';
import { cell, goalList, medianOf, spread, table } from '../report.ts';
import { type Observed, reported, watch } from '../watch.ts';

/** How long the backend takes. */
const backendMs = 120;

/** One visit; bytes as transferred until the network is quiet. */
interface Visit extends Observed {
  readonly html: number;
  readonly script: number;
  /** The content of a second visit, from the browser's cache. */
  readonly repeat: number;
}

const otherEntries = [
  { name: 'loan confirm', path: `/loanConfirm?productId=301&${session}`, text: 'Apply' },
  { name: 'period repayment', path: `/repay?productId=68401&orderId=8401&${session}`, text: 'Payment Method' },
  { name: 'complaint', path: `/complaint?orderId=7001&${session}`, text: 'Collection' },
  { name: 'my orders', path: `/order?${session}`, text: 'Bayani Cash' },
];

/** Opens an address in a fresh profile, and once more from the cache. */
async function visit(stage: Stage, path: string, text?: string): Promise<Visit> {
  const { page, close } = await openPhone(stage.browser);
  const load = async (opened: typeof page) => {
    await watch(opened, text);
    const content = reported(opened, 'content');
    await opened.goto(stage.origin + path, { waitUntil: 'commit' });
    await content;
    await opened.waitForLoadState('networkidle');
  };
  await load(page);
  const first = await page.evaluate(() => {
    const encoded = (entries: PerformanceEntryList) =>
      entries.reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0);
    return {
      ...globalThis.observed,
      html: encoded(performance.getEntriesByType('navigation')),
      script: encoded(performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))),
    };
  });
  const again = await openPage(page.context());
  await page.close();
  await load(again);
  const repeat = await again.evaluate(() => globalThis.observed.content);
  await close();
  return { ...first, repeat };
}

async function measure(stage: Stage): Promise<string> {
  const entries = [...orderApps.map(({ name, path }) => ({ name, path, text: undefined })), ...otherEntries];
  const visits = new Map<string, Visit[]>(entries.map(({ name }) => [name, []]));
  await stage.setBackendMs(backendMs);
  // The browser's first page is slower than all that follow.
  await visit(stage, limit.path);
  for (let run = 1; run <= stage.runs; run += 1) {
    // One after the other in each run, so that a slow minute of the machine affects all of them.
    for (const { name, path, text } of entries) {
      const seen = await visit(stage, path, text);
      visits.get(name)?.push(seen);
      stage.log(
        `run ${run}/${stage.runs}  ${name}  content ${Math.round(seen.content)}  usable ${Math.round(seen.usable)}`,
      );
    }
  }
  const valuesOf = (name: string, key: keyof Visit) => (visits.get(name) ?? []).map((each) => each[key]);
  const kB = (name: string, key: 'html' | 'script') => (medianOf(valuesOf(name, key)) / 1000).toFixed(1);
  const ratio = (key: keyof Visit, name: string, of: string) =>
    medianOf(valuesOf(name, key)) / medianOf(valuesOf(of, key));
  const goals = [
    ['content, of the limit', ratio('content', ours.name, limit.name), 1.12],
    ['repeat visit, of the limit', ratio('repeat', ours.name, limit.name), 1.08],
    ['the app has taken over, of React with antd-mobile', ratio('usable', ours.name, react.name), 1],
  ] as const;
  const all = entries.map(({ name }) => name);
  return `Each address in a fresh profile until its content is painted, then once more from the browser’s cache; the backend takes ${backendMs} ms.
“Usable”: REPAY answers a tap by the app’s own code. The peers are in \`peers/\`: this order and its repayment page, without an app’s other
screens, dialogs and payments. ${spread(all.flatMap((name) => [valuesOf(name, 'content'), valuesOf(name, 'repeat')]))}

${table([
  ['', 'content', 'usable', 'repeat', 'largest', 'blocked', 'shift', 'HTML', 'JS (kB)'],
  ...all.map((name) => [
    name,
    cell(valuesOf(name, 'content')),
    cell(valuesOf(name, 'usable')),
    cell(valuesOf(name, 'repeat')),
    cell(valuesOf(name, 'largestPaint')),
    cell(valuesOf(name, 'blocked')),
    cell(valuesOf(name, 'layoutShift'), 3),
    kB(name, 'html'),
    kB(name, 'script'),
  ]),
])}

Order Details:

${goalList(goals)}`;
}

export const cold: Part = { title: 'Cold: until the content is painted', defaultRuns: 9, measure };
