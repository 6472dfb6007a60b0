import { table, verdict } from '../markdown.ts';
import { antdPeer, limitPage, type OrderPage, orderPages, ourPage, vuePeer } from '../order-pages.ts';
import { type OrderVisit, tapAtOnce, visitTwice } from '../order-visit.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { medianOf, written } from '../statistics.ts';

const title = 'Peers: the same order, beside the limit page, React with antd-mobile and Vue with Vant';
const defaultRuns = 7;

interface Sample extends OrderVisit {
  readonly repeat: number;
  readonly tap: number;
}

interface Row {
  readonly name: string;
  readonly of: keyof Sample;
  readonly unit: 'ms' | 'kB' | '× the limit';
  /** At most. */
  readonly goal?: number;
}

const rows: readonly Row[] = [
  { name: 'content', of: 'content', unit: 'ms' },
  { name: 'content', of: 'content', unit: '× the limit', goal: 1.12 },
  { name: 'a tap right after the content: until the screen answers', of: 'tap', unit: 'ms', goal: 80 },
  { name: 'main thread blocked before the content', of: 'blockedBefore', unit: 'ms', goal: 50 },
  { name: 'main thread blocked after it', of: 'blockedAfter', unit: 'ms', goal: 60 },
  { name: 'until it can be used', of: 'usable', unit: 'ms' },
  { name: 'JavaScript until it can be used', of: 'scripts', unit: 'kB', goal: 100 },
  { name: 'HTML of the first page', of: 'html', unit: 'kB', goal: 16 },
  { name: 'repeat visit: content', of: 'repeat', unit: 'ms' },
  { name: 'repeat visit: content', of: 'repeat', unit: '× the limit', goal: 1.05 },
];

async function sample({ browser, stage }: StagedMeasuring, { path }: OrderPage): Promise<Sample> {
  const url = stage.origin + path;
  const tap = await tapAtOnce(browser, url);
  return { ...(await visitTwice(browser, url)), tap };
}

type Samples = ReadonlyMap<OrderPage, readonly Sample[]>;

function cells(samples: Samples, { name, of, unit, goal }: Row): readonly string[] {
  const values = (page: OrderPage) => (samples.get(page) ?? []).map((each) => each[of]);
  const median = (page: OrderPage) => {
    const value = medianOf(values(page));
    if (unit === 'kB') return value / 1000;
    return unit === 'ms' ? value : value / medianOf(values(limitPage));
  };
  const cell = (page: OrderPage) => {
    if (unit === 'ms') return written(values(page));
    return median(page).toFixed(unit === 'kB' ? 1 : 2);
  };
  const judged = goal === undefined ? ['', ''] : [`≤ ${goal}`, verdict(median(ourPage) <= goal)];
  return [`${name}, ${unit}`, ...orderPages.map(cell), ...judged];
}

async function measure(given: StagedMeasuring): Promise<string> {
  const { runs, say } = given;
  const samples = new Map<OrderPage, Sample[]>(orderPages.map((page) => [page, []]));
  // The browser's first page is slower than all that follow.
  await sample(given, limitPage);
  for (let run = 1; run <= runs; run += 1) {
    // One after the other in each run, so that a slow minute of the machine falls on all of them.
    for (const page of orderPages) {
      const taken = await sample(given, page);
      samples.get(page)?.push(taken);
      say(
        `run ${run}/${runs}  ${page.name}  ${JSON.stringify(taken, (_, value) => (typeof value === 'number' ? Math.round(value) : value))}`,
      );
    }
  }
  return `Each page in a fresh profile: once to its content and until it can be used, once more from the browser’s cache, and once in another
profile with a tap on REPAY as soon as it is painted. Blocked: the time of the long tasks beyond 50 ms. The ${antdPeer.name} and the
${vuePeer.name} are in \`peers/\`: this one screen, without the other screens, the dialogs and the payments of an app.

${table(
  ['', ...orderPages.map(({ name }) => name), 'goal', ''],
  rows.map((row) => cells(samples, row)),
)}`;
}

export const peers: Part = { title, defaultRuns, withPeers: true, measure };
