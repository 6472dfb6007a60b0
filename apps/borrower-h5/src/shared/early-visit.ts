import type { DomainOf, Endpoint } from '@peace/api-client';
import type { EarlyAnswer, EarlyEndpoint } from '@peace/api-client/early-answer';
import type { ReactElement } from 'react';

/**
 * A screen that is painted before React is there (decision 0021). `<screen>.early.tsx` exports those that its route file has
 * as `earlyScreens`, one for each path.
 */
export interface EarlyScreen<E extends Endpoint = Endpoint> {
  readonly path: string;
  /** The read that its route makes first, with the address's parameters as its payload. */
  readonly endpoint: E;
  /** What the route shows while it reads (data null), and at first of what was read; null leaves that to the route. */
  view(data: DomainOf<E> | null, window: Window): ReactElement | null;
}

/** The app's own script and the modules it begins with. */
export interface AppFiles {
  readonly script: string;
  readonly modules: readonly string[];
}

/** What the page's first script has to know of an early screen; written by the build. */
export interface EarlyPlan {
  readonly path: string;
  readonly endpoint: EarlyEndpoint;
  /** The payload's names, and whether the screen can do without. */
  readonly fields: Readonly<Record<string, 'required' | 'optional'>>;
  /** The route's own, so that nothing of it is found out late. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** A screen on the page that React has not taken over yet. */
export interface Painted {
  /** The endpoint's name, as the query's key has it. */
  readonly endpoint: string;
  readonly payload: Readonly<Record<string, string>>;
  /** What was read; undefined while only the screen's shape has been painted. */
  readonly data: unknown;
  /** Lets the borrower's taps through, the last one that came too early first. */
  readonly releaseTaps: () => void;
}

/** What the page's first script hands on: at first to the script that paints, then to the app. */
export interface EarlyVisit {
  readonly asked: EarlyAnswer;
  readonly payload: Readonly<Record<string, string>>;
  /** The app has started: nothing may be painted any more. */
  isTaken: boolean;
  painted: Painted | null;
}

declare global {
  interface Window {
    /** Set by the page's first script, where it has asked for something. */
    peaceEarly?: EarlyVisit | undefined;
  }
}
