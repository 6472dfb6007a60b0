import type { LeavingWindow, PageHistory, PageLocation, VisibilityWindow } from '@peace/web-platform';

/** The part of `window` this package needs; the real one fits, and so does a test's. */
export interface SessionWindow extends LeavingWindow, VisibilityWindow {
  readonly location: PageLocation;
  readonly history: PageHistory;
  /** Reading it may throw where the browser blocks storage. */
  readonly sessionStorage: Storage;
  readonly localStorage: Storage;
}
