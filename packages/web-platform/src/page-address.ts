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

export interface PageHistory {
  readonly state: unknown;
  readonly length: number;
  replaceState(state: unknown, unused: string, url: string): void;
  back(): void;
  go(delta: number): void;
}

export interface AddressWindow {
  readonly location: Pick<PageLocation, 'href' | 'search' | 'hash' | 'assign' | 'replace' | 'reload'>;
  readonly history: PageHistory;
  addEventListener(type: 'hashchange', listener: () => void): void;
  removeEventListener(type: 'hashchange', listener: () => void): void;
}

export const readAddress = ({ location }: { readonly location: Pick<PageLocation, 'href'> }) => location.href;

export const readQuery = ({ location }: { readonly location: Pick<PageLocation, 'search'> }) =>
  new URLSearchParams(location.search);

export const readPath = ({ location }: { readonly location: { readonly pathname: string } }) => location.pathname;

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
 * Sends the page to an address, which the caller has checked (`@peace/validators/safe-url`). `replace` takes the place of the current
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

/** Reloads the page, when nothing else helps. */
export const reloadPage = ({ location }: Pick<AddressWindow, 'location'>) => location.reload();

/** The hash with its `#`, or an empty text. */
export const readHash = ({ location }: Pick<AddressWindow, 'location'>) => location.hash;

/** Shows another hash route, as a new entry in the history. */
export function goToHash({ location }: Pick<AddressWindow, 'location'>, hash: `#${string}`): void {
  location.assign(hash);
}

/** Calls the handler on each change of the hash, the browser's own back included. Returns the unregistering. */
export function onHashChange(window: AddressWindow, handler: () => void): () => void {
  window.addEventListener('hashchange', handler);
  return () => window.removeEventListener('hashchange', handler);
}
