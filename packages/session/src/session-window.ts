/** The part of `window` this package needs; the real one fits, and so does a test's. */
export interface SessionWindow {
  readonly location: PageLocation;
  readonly history: PageHistory;
  /** Reading it may throw where the browser blocks storage. */
  readonly sessionStorage: Storage;
}

/** The part of `location` that reads where the page is and leads elsewhere. */
export interface PageLocation {
  readonly href: string;
  readonly origin: string;
  readonly search: string;
  readonly hash: string;
  assign(url: string): void;
  replace(url: string): void;
  reload(): void;
}

/** The part of `history` that moves within it. */
export interface PageHistory {
  readonly state: unknown;
  readonly length: number;
  replaceState(state: unknown, unused: string, url: string): void;
  back(): void;
}
