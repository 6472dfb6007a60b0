import type { EarlyAnswer, EarlyEndpoint } from '@peace/api-client/early-answer';
import type { PeaceNative } from '@peace/bridge';
import type { CopyOutcome } from '@peace/web-platform/copy-text';

/** The app's own script, and the modules and stylesheets it begins with. */
export interface AppFiles {
  readonly script: string;
  readonly modules: readonly string[];
  /** All of them: the page has only what its first screen draws with. */
  readonly styles: readonly string[];
}

/** What the bootstrap script has to know of an early screen; written by the build. */
export interface EarlyPlan {
  readonly path: string;
  readonly endpoint: EarlyEndpoint;
  /** The payload's names, and whether the screen can do without. */
  readonly fields: Readonly<Record<string, 'required' | 'optional'>>;
  /** The route's own, so that nothing of it is found out late. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** A painted screen that React has not hydrated yet. */
export interface Painted {
  /** The endpoint's name, as the query's key has it. */
  readonly endpoint: string;
  readonly payload: Readonly<Record<string, string>>;
  /** What was read; undefined while only the screen's shape has been painted. */
  readonly data: unknown;
  /** Ends the queueing of taps, and replays the last one. */
  readonly replayTaps: () => void;
}

/** What the bootstrap script passes to the painter, and then to the app. */
export interface EarlyVisit {
  readonly request: EarlyAnswer;
  readonly payload: Readonly<Record<string, string>>;
  /** The app has started and hydrates the page: nothing may be painted any more. */
  isHydrating: boolean;
  painted: Painted | null;
  /** The file with the words of the visit's language, which the app will ask for first: where that is not the page's. */
  words?: string;
  /** When the answer came, or was known not to come; milliseconds since 1970. */
  answeredAt?: number;
  /** What was copied before React was there, and how it went. */
  copied?: { readonly text: string; readonly outcome: Promise<CopyOutcome> };
  /** The page has been hidden since it was opened: what was read may be older than it seems. */
  wasHidden?: boolean;
}

/** The shell's back gesture, queued until a screen can handle it. `at`: milliseconds since 1970; 0: none is queued. */
export interface QueuedBack {
  at: number;
}

declare global {
  interface Window {
    /** Set by the bootstrap script, when it has sent a request. */
    peaceEarly?: EarlyVisit | undefined;
    /** Set by the inline script of `index.html`, as is `peaceNative`, which the bridge then replaces. */
    peaceQueuedBack?: QueuedBack | undefined;
    peaceNative?: PeaceNative | undefined;
  }
}
