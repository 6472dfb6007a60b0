// @vitest-environment happy-dom
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { listenForErrors, notice, pageIdOf, type Noticed } from './notice.ts';
import { reactErrors } from './react-errors.ts';
import { type Report, reportKinds, reportSchema } from './report.ts';
import { type ReporterOptions, startReporter } from './reporter.ts';

/** Who is calling, in every way it is written; none of it may be in a report. */
const typed = ['09170099881', '4111 1111 1111 1111', 'Juan dela Cruz', 'owed 12,500.00', 'juan@lender.ph'];
const secrets = ['sess-SECRET-1', ...typed];

let sent: Report[];
let isTaken: boolean;
let kept: Report[] | null;
const reportError = vi.fn<Window['reportError']>();

function page(): Window {
  const events = new EventTarget();
  const own = {
    peaceReports: undefined,
    peacePage: undefined,
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    reportError,
    navigator: {
      onLine: true,
      sendBeacon: (_url: string, body: string) => {
        if (isTaken) sent.push(JSON.parse(body));
        return isTaken;
      },
    },
    performance: { getEntriesByName: () => [{ startTime: 5120 }] },
  };
  return new Proxy(window, {
    get: (_target, name) => Reflect.get(own, name),
    set: (_target, name, value) => Reflect.set(own, name, value),
  });
}

const options: ReporterOptions = {
  url: '/peace/reports',
  app: 'borrower-h5',
  release: '0.1.0+abc',
  routes: ['/loanDetail'],
  path: () => '/loanDetail',
  unsent: {
    read: () => kept,
    write: (reports) => (kept = reports),
    clear: () => (kept = null),
  },
  share: 0,
};

beforeEach(() => {
  sent = [];
  isTaken = true;
  kept = null;
});

function thrown(): Error {
  const error = new TypeError(`Unexpected token: ${secrets.join(' ')}`);
  error.stack = `TypeError: ${secrets[0]}\n at f (https://app.ph/assets/index-AbC_12-x.js:3:4711?sessionId=${secrets[0]})`;
  return error;
}

const event = (type: string, fields: object): Event => Object.assign(new Event(type), fields);

it('reports an error’s class and its place in our files, and nothing of its message', () => {
  const window = page();
  listenForErrors(window);
  window.dispatchEvent(event('error', { error: thrown() }));
  startReporter(window, options);
  window.dispatchEvent(event('unhandledrejection', { reason: thrown() }));
  const common = { app: 'borrower-h5', release: '0.1.0+abc', page: pageIdOf(window), route: '/loanDetail' };
  const place = { name: 'TypeError', where: 'assets/index-AbC_12-x.js:3:4711' };
  expect(sent).toEqual([
    { ...common, kind: 'error', ...place },
    { ...common, kind: 'rejection', ...place },
  ]);
});

it('reports what the content policy refused, without its address', () => {
  const window = page();
  listenForErrors(window);
  startReporter(window, options);
  const blockedURI = `https://elsewhere.ph/p?sessionId=${secrets[0]}`;
  const source = { sourceFile: 'https://app.ph/assets/a-1.js', lineNumber: 1, columnNumber: 2 };
  const violation = { effectiveDirective: 'connect-src', blockedURI, ...source };
  window.dispatchEvent(event('securitypolicyviolation', violation));
  expect(sent).toMatchObject([{ kind: 'policy', name: 'connect-src', detail: 'https', where: 'assets/a-1.js:1:2' }]);
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
  expect(sent.map(({ kind, detail }) => [kind, detail])).toEqual([
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
  expect(sent).toMatchObject([{ route: 'other', kind: 'earlyPaint' }]);
});

it('what could not be sent is kept and sent after a reload', () => {
  isTaken = false;
  const before = page();
  notice(before, { kind: 'api', name: 'getOrder', detail: 'timeout' });
  startReporter(before, options);
  expect(kept).toHaveLength(1);
  isTaken = true;
  startReporter(page(), options);
  expect(sent).toMatchObject([{ kind: 'api', name: 'getOrder', page: pageIdOf(before) }]);
  expect(kept).toBeNull();
});

it('the same is reported once, and a page says no more than twenty things', () => {
  const window = page();
  startReporter(window, options);
  for (let times = 0; times < 3; times += 1) notice(window, { kind: 'api', name: 'getOrder', detail: 'network' });
  expect(sent).toHaveLength(1);
  for (let index = 0; index < 50; index += 1) notice(window, { kind: 'api', name: `endpoint${index}` });
  expect(sent).toHaveLength(20);
});

it('speed is reported of a share of the visits', () => {
  startReporter(page(), { ...options, share: 0.1, random: () => 0.5 });
  expect(sent).toEqual([]);
  startReporter(page(), { ...options, share: 0.1, random: () => 0.05 });
  expect(sent).toMatchObject([{ kind: 'slowPaint', ms: 5100 }]);
});

it('whatever is noticed, a report is what the allow-list takes and has nothing of a person', () => {
  const anything = fc.oneof(fc.string(), fc.constantFrom(...secrets), fc.anything());
  const note = fc.record(
    {
      kind: fc.constantFrom(...reportKinds),
      // The program's own words, and whatever else is passed by mistake.
      name: fc.oneof(fc.string(), fc.constantFrom('getOrder', ...typed)),
      detail: fc.oneof(fc.string(), fc.constantFrom('timeout', ...typed)),
      error: fc.oneof(anything, fc.constant(thrown())),
      ms: fc.double({ noNaN: true }),
    },
    { requiredKeys: ['kind'] },
  );
  const told = fc.record({
    reason: anything,
    error: anything,
    effectiveDirective: fc.string(),
    blockedURI: fc.string(),
  });
  const noticed: fc.Arbitrary<Noticed> = fc.oneof(
    note,
    told.map((fields) => event('error', fields)),
    told.map((fields) => event('securitypolicyviolation', fields)),
  );
  fc.assert(
    fc.property(noticed, (each) => {
      sent = [];
      const window = page();
      window.peaceReports = [];
      window.peaceReports.push(each);
      startReporter(window, options);
      for (const report of sent) {
        expect(v.is(reportSchema, report)).toBe(true);
        expect(secrets.filter((secret) => JSON.stringify(report).includes(secret))).toEqual([]);
      }
    }),
  );
});
