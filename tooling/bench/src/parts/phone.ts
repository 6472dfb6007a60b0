import { demanded } from '@peace/sandbox/client';
import { openPhone } from '../conditions.ts';
import { table } from '../markdown.ts';
import { limitPage, type OrderPage, ourPage } from '../order-pages.ts';
import { visit } from '../order-visit.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { busiestRenderer, memoryOf } from '../renderer-memory.ts';
import { written } from '../statistics.ts';
import { goTo, tour, weigh } from '../tour.ts';
import { mainThreadOf, timesOf, type Work } from '../trace/main-thread.ts';
import { recordTrace } from '../trace/record-trace.ts';

const title = 'A phone of 2 GB: processor slowed 6×, memory';
const defaultRuns = 5;

const slowdown = { cpuSlowdown: 6 };

/** As many screens follow in the same page. */
const screens = 5;

/** What a page comes to; milliseconds and megabytes. */
interface Sample {
  readonly content: number;
  readonly usable: number;
  readonly blocked: number;
  readonly compile: number;
  readonly run: number;
  readonly heap: number;
  readonly process: number;
  readonly laterHeap?: number;
  readonly laterProcess?: number;
}

const rows: readonly (readonly [name: string, of: keyof Sample, places: number])[] = [
  ['content, ms', 'content', 0],
  ['until it can be used, ms', 'usable', 0],
  ['main thread blocked, ms', 'blocked', 0],
  ['parse and compile scripts until then, ms of the main thread', 'compile', 0],
  ['run them until then, ms of the main thread', 'run', 0],
  ['JavaScript heap then, MB', 'heap', 2],
  ['the page’s process then, MB', 'process', 0],
  [`JavaScript heap after ${screens} more screens, MB`, 'laterHeap', 2],
  [`the page’s process after ${screens} more screens, MB`, 'laterProcess', 0],
];

const running: readonly Work[] = ['scripts in the page', 'evaluate the app’s files', 'run the app: hydrate, effects'];

/** How long a page's scripts take to be compiled and to run until it can be used. */
async function traced({ browser, stage }: StagedMeasuring, { path }: OrderPage) {
  const phone = await openPhone(browser, slowdown);
  const events = await recordTrace(browser, phone.page, () => visit(phone.page, stage.origin + path));
  await phone.close();
  const thread = mainThreadOf(events, stage.origin + path);
  const times = timesOf(thread.events, { from: thread.start, to: thread.marked('usable') });
  const of = (work: Work) => times.get(work) ?? 0;
  return { compile: of('compile scripts'), run: running.reduce((sum, work) => sum + of(work), 0) };
}

/** Opens a page without a trace, which takes memory of its own, and weighs it; ours once more after further screens. */
async function weighed({ browser, stage }: StagedMeasuring, opened: OrderPage) {
  const { page, session, close } = await openPhone(browser, slowdown);
  const { pid, result } = await busiestRenderer(browser, () => visit(page, stage.origin + opened.path));
  const { content, usable, blockedBefore, blockedAfter } = result;
  const weights = async () => ({ heap: (await weigh(session)).heap, process: memoryOf(pid) });
  const first = await weights();
  const timed = { content, usable, blocked: blockedBefore + blockedAfter, ...first };
  if (opened === limitPage) return close().then(() => timed);
  for (const stop of tour.slice(1, screens + 1)) await goTo(page, stop);
  const later = await weights();
  await close();
  return { ...timed, laterHeap: later.heap, laterProcess: later.process };
}

async function measure(given: StagedMeasuring): Promise<string> {
  const { stage, runs, say } = given;
  await demanded(stage.sandbox.client.choose('default'));
  const pages = [limitPage, ourPage].map((page) => ({ page, samples: new Array<Sample>() }));
  // The browser's first page is slower than all that follow.
  await weighed(given, limitPage);
  for (let run = 1; run <= runs; run += 1) {
    for (const { page, samples } of pages) {
      const sample = { ...(await weighed(given, page)), ...(await traced(given, page)) };
      samples.push(sample);
      say(`run ${run}/${runs}  ${page.name}  ${JSON.stringify(sample)}`);
    }
  }
  const cell = (samples: readonly Sample[], of: keyof Sample, places: number) => {
    const values = samples.flatMap((sample) => sample[of] ?? []);
    return values.length > 0 ? written(values, places) : '';
  };
  return `As above, with the processor slowed ${slowdown.cpuSlowdown}×. Compiling and running are from Chromium’s trace, of visits apart; what V8 compiles on other
threads while a file arrives is not in it. The heap is told after a collection of garbage; the page’s process is the whole of its
renderer by \`smaps_rollup\`, what it shares with others in proportion.

${table(
  ['', 'limit', 'Order Details'],
  rows.map(([name, of, places]) => [name, ...pages.map(({ samples }) => cell(samples, of, places))]),
)}`;
}

export const phone: Part = { title, defaultRuns, measure };
