import type { Browser } from 'playwright';
import { caller, orderQuery } from '../caller.ts';
import { openPhone } from '../conditions.ts';
import { table, verdict } from '../markdown.ts';
import { medianOf, written } from '../statistics.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { type Awaited, type Seen, timeLoad } from '../watch-load.ts';

const title = 'Cold page: until its content is painted';
const defaultRuns = 9;

/** What counts as good on the web (largest paint, blocking, shift), for every page but the limit. */
const good = { largest: 2500, blocked: 200, shift: 0.1 };

interface Candidate {
  readonly name: string;
  readonly path: string;
  readonly awaited: Awaited;
  readonly isYardstick?: boolean;
}

/** What one load came to; bytes as transferred, by kind. */
interface Load extends Seen {
  readonly requests: number;
  readonly bytes: Readonly<Record<string, number>>;
}

const candidates: readonly Candidate[] = [
  { name: 'limit page', path: `/limit.html?${orderQuery}`, awaited: { text: 'Application date' }, isYardstick: true },
  { name: 'Order Details', path: `/loanDetail?${orderQuery}`, awaited: { text: 'Application date' } },
  { name: 'loan confirm', path: `/loanConfirm?productId=301&${caller}`, awaited: { text: 'You repay in all' } },
  { name: 'period repayment', path: `/repay?productId=68401&orderId=8401&${caller}`, awaited: { text: '₱5,450.00' } },
  { name: 'complaint', path: `/complaint?orderId=7001&${caller}`, awaited: { text: 'Collection' } },
  { name: 'registration, until it takes typing', path: '/promotion?id=1', awaited: { field: 'input[type=tel]' } },
  { name: 'official site', path: '/', awaited: { text: 'A loan whose whole cost you see first' } },
];

/** Opens an address in a fresh profile. */
async function load(browser: Browser, url: string, awaited: Awaited): Promise<Load> {
  const { page, session, close } = await openPhone(browser);
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests += 1;
  });
  const seen = await timeLoad(page, url, awaited);
  await close();
  return { ...seen, requests, bytes };
}

const kilobytes = (bytes: Load['bytes'], kinds: readonly string[]) =>
  (kinds.reduce((sum, kind) => sum + (bytes[kind] ?? 0), 0) / 1000).toFixed(1);

function row({ name, isYardstick }: Candidate, all: readonly Load[]): (string | number)[] {
  const of = (key: Exclude<keyof Seen, 'tasks'>) => all.map((one) => one[key]);
  const [{ bytes, requests } = { bytes: {}, requests: 0 }] = all;
  const measures = ['largest', 'blocked', 'shift'] as const;
  const isGood = measures.every((key) => medianOf(of(key)) <= good[key]);
  return [
    name,
    ...(['content', 'largest', 'blocked'] as const).map((key) => written(of(key))),
    written(of('shift'), 2),
    requests,
    ...[['Document'], ['Script'], ['Stylesheet'], ['Fetch', 'XHR'], ['Image']].map((kinds) => kilobytes(bytes, kinds)),
    isYardstick ? '' : verdict(isGood),
  ];
}

async function measure({ browser, stage, runs, say }: StagedMeasuring): Promise<string> {
  const measured = new Map<string, Load[]>(candidates.map(({ name }) => [name, []]));
  const loadsOf = (name: string) => measured.get(name) ?? [];
  for (let run = 1; run <= runs; run += 1) {
    // One after the other in each run, so that a slow minute of the machine falls on all of them.
    for (const { name, path, awaited } of candidates) {
      const seen = await load(browser, stage.origin + path, awaited);
      loadsOf(name).push(seen);
      say(`run ${run}/${runs}  ${name}  ${Math.round(seen.content)} ms`);
    }
  }
  const content = (name: string) => medianOf(loadsOf(name).map((one) => one.content));
  const ratio = content('Order Details') / content('limit page');
  const head = ['', 'content', 'largest paint', 'blocked', 'shift', 'requests', 'HTML', 'JS', 'CSS', 'data', 'images'];
  return `${table(
    [...head, 'goal'],
    candidates.map((candidate) => row(candidate, loadsOf(candidate.name))),
  )}

Order Details takes **${ratio.toFixed(2)} ×** the limit. Goal of every page: largest paint at most ${good.largest} ms, blocked at
most ${good.blocked} ms, layout shift at most ${good.shift}. What is typed into the registration before React is there is kept, as its journey
shows.`;
}

export const cold: Part = { title, defaultRuns, measure };
