import { declareItem, sessionItems, type ItemSchema } from './storage.ts';

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

/** The part of `window` that reports a changed hash. */
export interface AddressWindow {
  readonly location: Pick<PageLocation, 'href' | 'search' | 'hash' | 'assign' | 'replace' | 'reload'>;
  readonly history: PageHistory;
  addEventListener(type: 'hashchange', listener: () => void): void;
  removeEventListener(type: 'hashchange', listener: () => void): void;
}

/** The page's full address. */
export const readAddress = ({ location }: { readonly location: Pick<PageLocation, 'href'> }) => location.href;

/** The query the page was opened with. */
export const readQuery = ({ location }: { readonly location: Pick<PageLocation, 'search'> }) =>
  new URLSearchParams(location.search);

/** The path the page was opened at. */
export const readPath = ({ location }: { readonly location: { readonly pathname: string } }) => location.pathname;

/** The hash with its `#`, or an empty text. */
export const readHash = ({ location }: Pick<AddressWindow, 'location'>) => location.hash;

/** Shows another hash route, as a new entry in the history unless it replaces this one. */
export function goToHash(
  { location }: Pick<AddressWindow, 'location'>,
  hash: `#${string}`,
  { replace = false }: { replace?: boolean } = {},
): void {
  if (replace) location.replace(hash);
  else location.assign(hash);
}

/** Calls the handler on each change of the hash, the browser's own back included. Returns the unregistering. */
export function onHashChange(window: AddressWindow, handler: () => void): () => void {
  window.addEventListener('hashchange', handler);
  return () => window.removeEventListener('hashchange', handler);
}

/** Changes the address without loading anything; the history's state is the router's and stays. */
export function replacePath({ history }: Pick<AddressWindow, 'history'>, path: `/${string}`): void {
  history.replaceState(history.state, '', path);
}

/**
 * Changes the query (given without its `?`) without loading anything; the history's state is the router's and stays.
 * `blocked` where the browser refuses: the address is as it was.
 */
export function replaceQuery(
  { location, history }: { readonly location: Pick<PageLocation, 'href'>; readonly history: PageHistory },
  query: string,
): { kind: 'replaced' } | { kind: 'blocked' } {
  const url = new URL(location.href);
  url.search = query;
  try {
    history.replaceState(history.state, '', url.href);
    return { kind: 'replaced' };
  } catch {
    return { kind: 'blocked' };
  }
}

/**
 * Sends the page to an address, which the caller has judged (`@peace/safe-url`). `replace` takes the place of the current
 * history entry. `blocked`: the browser refused, as in a sandboxed frame.
 */
export function navigateTo(
  { location }: { readonly location: Pick<PageLocation, 'assign' | 'replace'> },
  address: string,
  { replace = false }: { readonly replace?: boolean } = {},
): { kind: 'left' } | { kind: 'blocked' } {
  try {
    if (replace) location.replace(address);
    else location.assign(address);
    return { kind: 'left' };
  } catch {
    return { kind: 'blocked' };
  }
}

/** How many screens of this app's visit are behind the one that is shown: the router counts them in the history's state. */
export function screensBehind({ history }: { readonly history: Pick<PageHistory, 'state'> }): number {
  const { state } = history;
  const count: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof count === 'number' ? count : 0;
}

/** The part of `window` that tells what is behind the page. */
export interface HistoryWindow {
  readonly history: PageHistory;
  readonly sessionStorage: Storage;
}

/** The pages that were behind this one when it was opened: by the length of the history, which then ended with it. */
const entriesBehind = (window: Pick<HistoryWindow, 'sessionStorage'>) =>
  sessionItems(window).item(declareItem({ key: 'entries-behind', version: 1, schema: countSchema }));

const countSchema: ItemSchema<number, number> = {
  '~standard': { validate: (value) => (typeof value === 'number' ? { value } : { issues: ['not a number'] }) },
};

/** Notes what is behind a page that has just been opened. Call it before the router writes its state. */
export function noteEntry(window: HistoryWindow): void {
  // With a state of the router's, the page is not new: it was loaded again, or came out of the history.
  if (window.history.state === null) entriesBehind(window).write(window.history.length - 1);
}

/** Leaves the first screen of a visit for what was in the tab before it; `nowhere` when that is nothing. */
export function goBack(window: HistoryWindow): { kind: 'went' } | { kind: 'nowhere' } {
  // Not by the length: after going back, it counts what is ahead, too.
  if ((entriesBehind(window).read() ?? window.history.length - 1) <= 0) return { kind: 'nowhere' };
  window.history.back();
  return { kind: 'went' };
}

/** Loads the page again, for a failure that nothing else mends. */
export const reloadPage = ({ location }: Pick<AddressWindow, 'location'>) => location.reload();
