import { limit, type OrderApp, ours, react, svelte, vue } from './pages.ts';
import { goalTable, medianOf, spread, table } from './report.ts';

/** From the opened link to an order, to a tap on REPAY and to the repayment page, in milliseconds. */
export interface Way {
  readonly order: number;
  readonly tap: number;
  readonly repayment: number;
}

/** How long the backend takes, and when REPAY is tapped: so long after the link was opened, but not before it is painted. */
export interface Case {
  readonly backendMs: number;
  readonly tapAtMs: number;
}

/** How long a lender's backend takes. */
const backends = [120, 300];
const taps = [0, 700, 1500];
const cases: readonly Case[] = backends.flatMap((backendMs) => taps.map((tapAtMs) => ({ backendMs, tapAtMs })));

interface Measured {
  readonly apps: readonly OrderApp[];
  readonly runs: number;
  readonly log: (line: string) => void;
  readonly setBackendMs: (ms: number) => Promise<void>;
  readonly go: (app: OrderApp, tapAtMs: number) => Promise<Way>;
}

/** Each app's ways in each case, the apps in turns. */
export async function measureWays({ apps, runs, log, setBackendMs, go }: Measured) {
  const ways = new Map(cases.map((each) => [each, new Map<OrderApp, Way[]>(apps.map((app) => [app, []]))]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [{ backendMs, tapAtMs }, all] of ways) {
      await setBackendMs(backendMs);
      for (const [app, seen] of all) {
        const way = await go(app, tapAtMs);
        seen.push(way);
        const times = Object.entries(way).map(([name, ms]: [string, number]) => `${name} ${Math.round(ms)}`);
        log(`run ${run}/${runs}  backend ${backendMs}  tap ${tapAtMs}  ${app.name}  ${times.join('  ')}`);
      }
    }
  }
  return ways;
}

type Ways = Awaited<ReturnType<typeof measureWays>>;

/** The most that ours may take of another's time, with the first backend and a tap at once. */
export type WayGoals = readonly (readonly [of: OrderApp, part: 'order' | 'repayment', atMost: number])[];

const wholeWay: WayGoals = [
  [limit, 'repayment', 1.35],
  [svelte, 'repayment', 0.95],
  [vue, 'repayment', 0.65],
  [react, 'repayment', 0.6],
];

/** Three tables: the goals, the whole way in each case, and the time from the tap on. */
export function reportOfWays(ways: Ways, goals: WayGoals = wholeWay): string {
  const [[first, firstWays] = []] = ways;
  const apps = [...(firstWays?.keys() ?? [])];
  const valuesOf = (all: Map<OrderApp, Way[]> | undefined, app: OrderApp, read: (way: Way) => number) =>
    (all?.get(app) ?? []).map(read);
  const rows = (read: (way: Way) => number) =>
    table(
      ['backend, tap', ...apps.map(({ name }) => name), 'ours of the limit'],
      [...ways].map(([{ backendMs, tapAtMs }, all]) => [
        `${backendMs} ms, ${tapAtMs === 0 ? 'at once' : `at ${tapAtMs}`}`,
        ...apps.map((app) => spread(valuesOf(all, app, read))),
        (medianOf(valuesOf(all, ours, read)) / medianOf(valuesOf(all, limit, read))).toFixed(2),
      ]),
    );
  const ratio = (of: OrderApp, part: 'order' | 'repayment') =>
    medianOf(valuesOf(firstWays, ours, (way) => way[part])) / medianOf(valuesOf(firstWays, of, (way) => way[part]));
  const names = { order: 'order', repayment: 'way' };
  return `${goalTable(
    `ours, backend ${first?.backendMs} ms, tap at once`,
    goals.map(([of, part, atMost]) => [`${names[part]}, of ${of.name}`, ratio(of, part), atMost]),
  )}

From the link to the order:

${rows(({ order }) => order)}

From the link to the repayment page:

${rows(({ repayment }) => repayment)}

From the tap to the repayment page:

${rows(({ tap, repayment }) => repayment - tap)}`;
}
