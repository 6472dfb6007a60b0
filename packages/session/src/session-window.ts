import type { PageHistory, PageLocation } from '@peace/web-platform';

/** The part of `window` this package needs; the real one fits, and so does a test's. */
export interface SessionWindow {
  readonly location: PageLocation;
  readonly history: PageHistory;
  /** Reading it may throw where the browser blocks storage. */
  readonly sessionStorage: Storage;
  readonly localStorage: Storage;
}
