import { vi } from 'vitest';
import type { Report } from '../report.ts';
import type { ReporterOptions } from '../reporter.ts';

/** The session's values in every spelling; none may be in a report. */
export const typed = ['09170099881', '4111 1111 1111 1111', 'Juan dela Cruz', 'owed 12,500.00', 'juan@lender.ph'];
export const secrets = ['sess-SECRET-1', ...typed];

/** Records the sent reports, decides whether a beacon is taken, and has the reports that wait for the next page. */
export const outbox: { sent: Report[]; isTaken: boolean; kept: Report[] | null } = {
  sent: [],
  isTaken: true,
  kept: null,
};

/** Before each test. */
export function emptyOutbox(): void {
  Object.assign(outbox, { sent: [], isTaken: true, kept: null });
}

export const reportError = vi.fn<Window['reportError']>();

const bound = (events: EventTarget) => ({
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
});

export function page(): Window {
  const events = new EventTarget();
  const own = {
    peaceReports: undefined,
    peacePage: undefined,
    ...bound(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    reportError,
    document: { visibilityState: 'hidden', ...bound(events) },
    navigator: {
      onLine: true,
      sendBeacon: (_url: string, body: string) => {
        if (outbox.isTaken) outbox.sent.push(JSON.parse(body));
        return outbox.isTaken;
      },
    },
    performance: { getEntriesByName: () => [{ startTime: 5120 }] },
  };
  return new Proxy(window, {
    get: (_target, name) => Reflect.get(own, name),
    set: (_target, name, value) => Reflect.set(own, name, value),
  });
}

export const options: ReporterOptions = {
  url: '/peace/reports',
  app: 'borrower-h5',
  release: '0.1.0+abc',
  routes: ['/loanDetail'],
  path: () => '/loanDetail',
  unsent: {
    read: () => outbox.kept,
    write: (reports) => (outbox.kept = reports),
    clear: () => (outbox.kept = null),
  },
  share: 0,
};

export function thrown(): Error {
  const error = new TypeError(`Unexpected token: ${secrets.join(' ')}`);
  error.stack = `TypeError: ${secrets[0]}\n at f (https://app.ph/assets/index-AbC_12-x.js:3:4711?sessionId=${secrets[0]})`;
  return error;
}

export const event = (type: string, fields: object): Event => Object.assign(new Event(type), fields);
