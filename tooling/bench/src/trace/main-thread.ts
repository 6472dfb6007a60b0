/** An event of a Chromium trace, as far as it is read; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X`: an event with a duration. */
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: {
    readonly fileName?: string;
    readonly data?: { readonly url?: string; readonly fileName?: string; readonly documentLoaderURL?: string };
  };
}

/** What a main thread does, as the tables name it. */
export const works = [
  'parse HTML',
  'style',
  'layout',
  'paint',
  'compile scripts',
  'scripts in the page',
  'evaluate the app’s files',
  'run the app: hydrate, effects',
  'collect garbage',
  'the bench’s own watching',
  'the browser’s own tasks',
  'idle: waits for the network',
] as const;
export type Work = (typeof works)[number];

const byName: Readonly<Record<string, Work>> = {
  ParseHTML: 'parse HTML',
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  MinorGC: 'collect garbage',
  MajorGC: 'collect garbage',
};
/** Says whose script runs by its address; only what the bench puts into a page has none. */
const running = new Set(['EvaluateScript', 'v8.run', 'FunctionCall']);

/** A stretch of time, in microseconds of the trace. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How long a thread did what in a stretch, in milliseconds: each event's own time, without the events in it. */
export function timesOf(events: readonly TraceEvent[], { from, to }: Stretch): ReadonlyMap<Work, number> {
  const times = new Map<Work, number>(works.map((work) => [work, 0]));
  const add = (work: Work, microseconds: number) => times.set(work, (times.get(work) ?? 0) + microseconds / 1000);
  const open: { readonly end: number; readonly work: Work }[] = [];
  const nested = events
    .filter(({ ph, ts, dur = 0 }) => ph === 'X' && dur > 0 && ts < to && ts + dur > from)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let idle = to - from;
  for (const event of nested) {
    const end = event.ts + (event.dur ?? 0);
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    const outer = open.at(-1);
    const work = workOf(event) ?? outer?.work ?? 'the browser’s own tasks';
    const length = Math.min(end, to) - Math.max(event.ts, from);
    add(work, length);
    if (outer) add(outer.work, -length);
    else idle -= length;
    open.push({ end, work });
  }
  add('idle: waits for the network', idle);
  return times;
}

function workOf({ name, args }: TraceEvent): Work | undefined {
  if (/^v8\.(?:compile|parse|preparse|collectsource|finalize)/i.test(name)) return 'compile scripts';
  if (/^V8\.GC|^BlinkGC/.test(name)) return 'collect garbage';
  if (name === 'v8.evaluateModule') return 'evaluate the app’s files';
  if (!running.has(name)) return byName[name];
  const address = args?.data?.url ?? args?.data?.fileName ?? args?.fileName ?? '';
  if (address === '') return name === 'FunctionCall' ? 'the bench’s own watching' : undefined;
  return address.includes('/assets/') ? 'run the app: hydrate, effects' : 'scripts in the page';
}

/** The main thread of the page at an address, its events, and when its navigation began. */
export function mainThreadOf(events: readonly TraceEvent[], address: string) {
  const begin = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (!begin) throw new Error(`The trace has no navigation to ${address}.`);
  const own = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
  const marked = (mark: string) => {
    const found = own.find(({ name, ts }) => name === mark && ts >= begin.ts);
    if (!found) throw new Error(`The trace has no mark ${mark}.`);
    return found.ts;
  };
  return { pid: begin.pid, events: own, start: begin.ts, marked };
}
