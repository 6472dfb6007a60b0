import { pageIdOf, type Noticed } from './notice.ts';
import { readNoticed, thrownIn } from './read-noticed.ts';
import type { Report } from './report.ts';
import { reportSpeed } from './speed.ts';

export interface ReporterOptions {
  readonly url: string;
  readonly app: string;
  readonly release: string;
  /** Paths that the app knows; every other is `other`. */
  readonly routes: readonly string[];
  /** The address's path, read when something is noticed. */
  readonly path: () => string;
  /** Stores reports that could not be sent, for the next page load. */
  readonly unsent: { read(): readonly Report[] | null; write(reports: Report[]): unknown; clear(): void };
  /** Of how many visits speed is reported, 0 to 1; what went wrong is reported of all. */
  readonly share?: number;
  readonly random?: () => number;
}

/** A page that fails again and again says so often enough with these. */
const mostOfOnePage = 20;
/** A first paint that took longer, in milliseconds, is slow. */
const slowPaintMs = 4000;

/** Reports what was noticed so far, and from now on at once. */
export function startReporter(window: Window, options: ReporterOptions): void {
  const { url, app, release, routes, path, unsent, share = 0.1, random = Math.random } = options;
  const page = pageIdOf(window);
  const isSampled = random() < share;
  const thrown = new WeakSet();
  const reported = new Set<string>();

  const report = (noticed: Noticed): void => {
    const cause = thrownIn(noticed);
    if (typeof cause === 'object' && cause !== null) {
      if (thrown.has(cause)) return;
      thrown.add(cause);
    }
    const finding = readNoticed(noticed);
    if (!finding || reported.size >= mostOfOnePage) return;
    if (finding.kind === 'speed' && !isSampled) return;
    const route = routes.find((known) => known === path()) ?? 'other';
    const made: Report = { app, release, page, route, ...finding };
    const text = JSON.stringify(made);
    if (reported.has(text)) return;
    reported.add(text);
    if (!send(text)) unsent.write([...(unsent.read() ?? []), made].slice(-mostOfOnePage));
  };
  const send = (text: string) => window.navigator.onLine && window.navigator.sendBeacon(url, text);
  const sendAgain = () => {
    const waiting = unsent.read() ?? [];
    unsent.clear();
    const left = waiting.filter((each) => !send(JSON.stringify(each)));
    if (left.length > 0) unsent.write(left);
  };

  const waiting = Array.isArray(window.peaceReports) ? window.peaceReports : [];
  window.peaceReports = { push: report };
  for (const noticed of waiting) report(noticed);
  sendAgain();
  window.addEventListener('online', sendAgain);
  if (!isSampled) return;
  reportSlowPaint(window, report);
  reportSpeed(window, report);
}

function reportSlowPaint({ performance }: Window, report: (noticed: Noticed) => void): void {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (paint && paint.startTime > slowPaintMs)
    report({ kind: 'slowPaint', ms: Math.round(paint.startTime / 100) * 100 });
}
