import { limit, type OrderApp, ours, react, svelte, vue } from './pages.ts';
import { cell, goalList, medianOf, spread, table } from './report.ts';

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

/** The goals, and a table of each part of the way in each case. */
export function reportOfWays(ways: Ways, goals: WayGoals = wholeWay): string {
  const [[first, firstWays] = []] = ways;
  const apps = [...(firstWays?.keys() ?? [])];
  const valuesOf = (all: Map<OrderApp, Way[]> | undefined, app: OrderApp, read: (way: Way) => number) =>
    (all?.get(app) ?? []).map(read);
  const ratio = (all: typeof firstWays, of: OrderApp, read: (way: Way) => number) =>
    medianOf(valuesOf(all, ours, read)) / medianOf(valuesOf(all, of, read));
  const rows = (read: (way: Way) => number) =>
    table([
      ['backend/tap', ...apps.map(({ name }) => name), 'ours:limit'],
      ...[...ways].map(([{ backendMs, tapAtMs }, all]) => [
        `${backendMs}/${tapAtMs}`,
        ...apps.map((app) => cell(valuesOf(all, app, read))),
        ratio(all, limit, read).toFixed(2),
      ]),
    ]);
  const names = { order: 'order', repayment: 'way' };
  const times = [...ways.values()].flatMap((all) =>
    [...all.values()].flatMap((each) => [each.map(({ order }) => order), each.map(({ repayment }) => repayment)]),
  );
  return `Backend ${first?.backendMs} ms, tap at once:

${goalList(goals.map(([of, part, atMost]) => [`${names[part]}, of ${of.name}`, ratio(firstWays, of, (way) => way[part]), atMost]))}

From the link to the order. ${spread(times)}

${rows(({ order }) => order)}

From the link to the repayment page:

${rows(({ repayment }) => repayment)}

From the tap to the repayment page:

${rows(({ tap, repayment }) => repayment - tap)}`;
}
