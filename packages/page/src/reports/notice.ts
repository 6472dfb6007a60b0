import type { Report } from './report.ts';

/** A note of the app about an event that it saw. */
export type Note = Pick<Report, 'kind'> & {
  readonly name?: string;
  readonly detail?: string;
  /** The report has the error's class and its place in our files, not its message. */
  readonly error?: unknown;
  readonly ms?: number;
};

/** A note, or the browser's event. */
export type Noticed = Note | Event;

declare global {
  interface Window {
    /** Holds notices until the reporter has loaded, then the reporter itself. The page's first script creates it. */
    peaceReports?: { push(noticed: Noticed): unknown } | undefined;
    /** @see pageIdOf */
    peacePage?: string | undefined;
  }
}

/** Keeps what was noticed until the reporter comes, which is loaded when the page has nothing else to do. */
export function notice(window: Pick<Window, 'peaceReports'>, note: Note): void {
  const none: Noticed[] = [];
  (window.peaceReports ??= none).push(note);
}

const events = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

/** Listens for what nothing else catches. Once; where the page's first script listens already, not at all. */
export function listenForErrors(window: Window): void {
  if (window.peaceReports) return;
  const kept: Noticed[] = [];
  window.peaceReports = kept;
  for (const type of events)
    window.addEventListener(type, (event) => window.peaceReports?.push(event), { capture: true });
}

/** A random name for this visit: the page's calls bear it, the error screen shows it, reports have it. */
export function pageIdOf(window: Pick<Window, 'peacePage'>): string {
  window.peacePage ??= Math.random().toString(16).slice(2, 12).padEnd(10, '0');
  return window.peacePage;
}
