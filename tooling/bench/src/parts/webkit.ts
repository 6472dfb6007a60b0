import { conditions, openPhone } from '../conditions.ts';
import { openLine } from '../line/paced-line.ts';
import { table } from '../markdown.ts';
import { limitPage, type OrderPage, ourPage } from '../order-pages.ts';
import { visit } from '../order-visit.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { medianOf, written } from '../statistics.ts';
import { startWebKit, type Timed } from '../webkit-visit.ts';

const title = 'WebKit, and a line of packets';
const defaultRuns = 5;

/** A browser on a network with a processor; opens a page in a fresh profile. */
interface Setting {
  readonly name: string;
  readonly visit: (page: OrderPage) => Promise<Timed>;
}

function settingsOf(given: StagedMeasuring, inWebKit: (url: string) => Promise<Timed>): readonly Setting[] {
  const { origin } = given.stage;
  const overLine = async (path: string, open: (url: string) => Promise<Timed>) => {
    const line = await openLine(origin, conditions);
    return open(line.origin + path).finally(line.close);
  };
  const inChromium = async (url: string, throttling: { readonly cpuSlowdown: number; readonly isLinePaced?: true }) => {
    const { page, close } = await openPhone(given.browser, throttling);
    const seen = await visit(page, url);
    await close();
    return seen;
  };
  const slowed = { cpuSlowdown: conditions.cpuSlowdown };
  const paced = { isLinePaced: true } as const;
  return [
    {
      name: `Chromium, DevTools’ throttle, processor ${slowed.cpuSlowdown}×`,
      visit: ({ path }) => inChromium(origin + path, slowed),
    },
    {
      name: `Chromium, line of packets, processor ${slowed.cpuSlowdown}×`,
      visit: ({ path }) => overLine(path, (url) => inChromium(url, { ...slowed, ...paced })),
    },
    {
      name: 'Chromium, line of packets',
      visit: ({ path }) => overLine(path, (url) => inChromium(url, { cpuSlowdown: 1, ...paced })),
    },
    { name: 'WebKit, line of packets', visit: ({ path }) => overLine(path, inWebKit) },
  ];
}

interface Measured {
  readonly limit: Timed[];
  readonly ours: Timed[];
}

async function measure(given: StagedMeasuring): Promise<string> {
  // Ends the bench where WebKit is missing, and says what to install.
  await import('@peace/e2e/webkit/check-machine');
  const webKit = await startWebKit();
  try {
    const settings = settingsOf(given, webKit.visit);
    const measured = settings.map(({ name }) => ({ name, limit: new Array<Timed>(), ours: new Array<Timed>() }));
    for (let run = 1; run <= given.runs; run += 1) {
      for (const [index, setting] of settings.entries()) {
        const limit = await setting.visit(limitPage);
        const ours = await setting.visit(ourPage);
        measured[index]?.limit.push(limit);
        measured[index]?.ours.push(ours);
        given.say(`run ${run}/${given.runs}  ${setting.name}  ${limit.content} ${ours.content} ${ours.usable}`);
      }
    }
    return report(measured);
  } finally {
    webKit.stop();
  }
}

function report(measured: readonly (Measured & { readonly name: string })[]): string {
  const rows = measured.map(({ name, limit, ours }) => {
    const content = (all: readonly Timed[]) => all.map((each) => each.content);
    const ratio = medianOf(content(ours)) / medianOf(content(limit));
    const usable = ours.map((each) => each.usable);
    return [name, written(content(limit)), written(content(ours)), ratio.toFixed(2), written(usable)];
  });
  return `The order’s page in a fresh profile, through a line of ${conditions.kilobitsPerSecond} kbit/s and ${conditions.roundTripMs} ms that stands between browser and nginx: packets of 1500
bytes, one handshake, and a start at ten packets. WebKit cannot be slowed, so Chromium is measured with the processor as it is, too.

${table(['', 'limit: content', 'Order Details: content', '× the limit', 'until it can be used'], rows)}`;
}

export const webkit: Part = { title, defaultRuns, measure };
