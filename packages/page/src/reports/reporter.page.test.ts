import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForErrors, notice, pageIdOf } from './notice.ts';
import { reactErrors } from './react-errors.ts';
import { startReporter } from './reporter.ts';
import {
  emptyOutbox,
  event,
  options,
  outbox,
  page,
  reportError,
  secrets,
  thrown,
  typed,
} from './testing/reporting-page.ts';

beforeEach(emptyOutbox);
afterEach(() => void vi.unstubAllGlobals());

it('the reporter reports an error’s class and its place in our files, and nothing of its message', () => {
  const window = page();
  listenForErrors(window);
  window.dispatchEvent(event('error', { error: thrown() }));
  startReporter(window, options);
  window.dispatchEvent(event('unhandledrejection', { reason: thrown() }));
  const common = { app: 'borrower-h5', release: '0.1.0+abc', page: pageIdOf(window), route: '/loanDetail' };
  const place = { name: 'TypeError', where: 'assets/index-AbC_12-x.js:3:4711' };
  expect(outbox.sent).toEqual([
    { ...common, kind: 'error', ...place },
    { ...common, kind: 'rejection', ...place },
  ]);
});

it('the reporter reports what the content policy refused, without its address', () => {
  const window = page();
  listenForErrors(window);
  startReporter(window, options);
  const blockedURI = `https://elsewhere.ph/p?sessionId=${secrets[0]}`;
  const source = { sourceFile: 'https://app.ph/assets/a-1.js', lineNumber: 1, columnNumber: 2 };
  const violation = { effectiveDirective: 'connect-src', blockedURI, ...source };
  window.dispatchEvent(event('securitypolicyviolation', violation));
  expect(outbox.sent).toMatchObject([
    { kind: 'policy', name: 'connect-src', detail: 'https', where: 'assets/a-1.js:1:2' },
  ]);
});

it('React’s three callbacks report once what the browser reports again, and do what React does', () => {
  const window = page();
  listenForErrors(window);
  startReporter(window, options);
  const console = { error: vi.fn<Console['error']>() };
  const { onUncaughtError, onCaughtError, onRecoverableError } = reactErrors(window, console);
  const [first, second, third] = [thrown(), thrown(), thrown()];
  onUncaughtError(first);
  window.dispatchEvent(event('error', { error: first }));
  onCaughtError(second);
  onRecoverableError(third);
  expect(outbox.sent.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['react', 'uncaught'],
    ['react', 'caught'],
    ['react', 'recoverable'],
  ]);
  expect(reportError).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(second);
});

it('a path that the app does not know is reported as other', () => {
  startReporter(page(), { ...options, path: () => `/${typed[0]}` });
  const window = page();
  notice(window, { kind: 'earlyPaint' });
  startReporter(window, { ...options, path: () => `/${typed[0]}` });
  expect(outbox.sent).toMatchObject([{ route: 'other', kind: 'earlyPaint' }]);
});

it('the reporter stores reports that could not be sent, and sends them after a reload', () => {
  outbox.isTaken = false;
  const before = page();
  notice(before, { kind: 'api', name: 'getOrder', detail: 'timeout' });
  startReporter(before, options);
  expect(outbox.kept).toHaveLength(1);
  outbox.isTaken = true;
  startReporter(page(), options);
  expect(outbox.sent).toMatchObject([{ kind: 'api', name: 'getOrder', page: pageIdOf(before) }]);
  expect(outbox.kept).toBeNull();
});

it('the same is reported once, and a page says no more than twenty things', () => {
  const window = page();
  startReporter(window, options);
  for (let times = 0; times < 3; times += 1) notice(window, { kind: 'api', name: 'getOrder', detail: 'network' });
  expect(outbox.sent).toHaveLength(1);
  for (let index = 0; index < 50; index += 1) notice(window, { kind: 'api', name: `endpoint${index}` });
  expect(outbox.sent).toHaveLength(20);
});

it('speed is reported of a share of the visits', () => {
  startReporter(page(), { ...options, share: 0.1, random: () => 0.5 });
  expect(outbox.sent).toEqual([]);
  startReporter(page(), { ...options, share: 0.1, random: () => 0.05 });
  expect(outbox.sent).toMatchObject([{ kind: 'slowPaint', ms: 5100 }]);
});

/** An engine that measures these, with what it has measured. */
function stubMeasured(entries: Readonly<Record<string, readonly object[]>>): void {
  class Observer {
    static readonly supportedEntryTypes = Object.keys(entries);
    readonly #noteAll: (list: { getEntries: () => readonly object[] }) => void;
    constructor(noteAll: (list: { getEntries: () => readonly object[] }) => void) {
      this.#noteAll = noteAll;
    }
    observe({ type }: { type: string }) {
      this.#noteAll({ getEntries: () => entries[type] ?? [] });
    }
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

const sampled = { ...options, share: 0.1, random: () => 0.05 };
const speedOf = (sent: typeof outbox.sent) => sent.filter(({ kind }) => kind === 'speed');

it('what the engine measured is reported once, when the page is hidden', () => {
  stubMeasured({
    'largest-contentful-paint': [{ startTime: 480 }, { startTime: 1234 }],
    event: [
      { duration: 900, interactionId: 0 },
      { duration: 96, interactionId: 7 },
    ],
    'layout-shift': [
      { value: 0.12, hadRecentInput: false },
      { value: 0.9, hadRecentInput: true },
    ],
  });
  const window = page();
  startReporter(window, sampled);
  expect(speedOf(outbox.sent)).toEqual([]);
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(event('visibilitychange', {}));
  expect(speedOf(outbox.sent)).toMatchObject([
    { name: 'largestPaint', ms: 1200 },
    { name: 'interaction', ms: 100 },
    { name: 'layoutShift', detail: 'fair' },
  ]);
});

it('an engine that measures nothing reports nothing', () => {
  stubMeasured({});
  const window = page();
  startReporter(window, sampled);
  window.dispatchEvent(event('visibilitychange', {}));
  expect(speedOf(outbox.sent)).toEqual([]);
});

it('notes of speed are reported of the same share of the visits', () => {
  for (const random of [() => 0.5, () => 0.05]) {
    const window = page();
    notice(window, { kind: 'speed', name: 'earlyTap', detail: 'yes' });
    startReporter(window, { ...sampled, random });
  }
  expect(speedOf(outbox.sent)).toMatchObject([{ name: 'earlyTap', detail: 'yes' }]);
});
