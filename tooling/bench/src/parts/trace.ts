import type { Browser } from 'playwright';
import { openPhone } from '../conditions.ts';
import { table } from '../markdown.ts';
import { limitPage, type OrderPage, ourPage } from '../order-pages.ts';
import { visit } from '../order-visit.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { written } from '../statistics.ts';
import { mainThreadOf, timesOf, type Work, works } from '../trace/main-thread.ts';
import { recordTrace } from '../trace/record-trace.ts';

const title = 'Trace: what the main thread of Order Details does';
const defaultRuns = 5;

/** The columns: whose main thread, and which stretch of it. */
const stretches = [
  { name: 'limit, until content', page: limitPage, from: undefined, to: 'content' },
  { name: 'ours, until content', page: ourPage, from: undefined, to: 'content' },
  { name: 'ours, from there until usable', page: ourPage, from: 'content', to: 'usable' },
] as const;

/** How long the stretches of one page took, by what was done. */
type Recorded = readonly { readonly name: string; readonly times: ReadonlyMap<Work, number> }[];

async function record(browser: Browser, origin: string, page: OrderPage): Promise<Recorded> {
  const url = origin + page.path;
  const phone = await openPhone(browser);
  const events = await recordTrace(browser, phone.page, () => visit(phone.page, url));
  await phone.close();
  const thread = mainThreadOf(events, url);
  return stretches
    .filter((stretch) => stretch.page === page)
    .map(({ name, from, to }) => ({
      name,
      times: timesOf(thread.events, { from: from ? thread.marked(from) : thread.start, to: thread.marked(to) }),
    }));
}

async function measure({ browser, stage, runs, say }: StagedMeasuring): Promise<string> {
  const recorded: Recorded[number][] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const page of [limitPage, ourPage]) {
      const told = await record(browser, stage.origin, page);
      recorded.push(...told);
      for (const { name, times } of told) {
        const all = [...times].map(([work, milliseconds]) => `${work} ${milliseconds.toFixed(0)}`);
        say(`run ${run}/${runs}  ${name}  ${all.join(', ')}`);
      }
    }
  }
  const cell = (column: string, value: (times: ReadonlyMap<Work, number>) => number) =>
    written(recorded.filter(({ name }) => name === column).map(({ times }) => value(times)));
  const row = (name: string, value: (times: ReadonlyMap<Work, number>) => number) => [
    name,
    ...stretches.map((stretch) => cell(stretch.name, value)),
  ];
  const whole = (times: ReadonlyMap<Work, number>) => [...times.values()].reduce((sum, each) => sum + each, 0);
  return `Chromium’s own trace, milliseconds of the throttled main thread from the navigation on; what stands inside something else is taken
from it. Recording costs a few per cent. What ours takes beyond the limit page, row by row, is what is left to save.

${table(
  ['', ...stretches.map(({ name }) => name)],
  [...works.map((work) => row(work, (times) => times.get(work) ?? 0)), row('together', whole)],
)}`;
}

export const trace: Part = { title, defaultRuns, measure };
