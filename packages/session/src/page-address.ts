import type { PageHistory, PageLocation } from './session-window.ts';

/** The part of `window` that tells of a changed hash. */
export interface AddressWindow {
  readonly location: Pick<PageLocation, 'href' | 'search' | 'hash' | 'assign' | 'replace' | 'reload'>;
  readonly history: PageHistory;
  addEventListener(type: 'hashchange', listener: () => void): void;
  removeEventListener(type: 'hashchange', listener: () => void): void;
}

/** The query the page was opened with. */
export const readQuery = ({ location }: Pick<AddressWindow, 'location'>) => new URLSearchParams(location.search);

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

/** Goes back in this page's history; `nowhere` when the page is the first in its tab. */
export function goBack({ history }: Pick<AddressWindow, 'history'>): { kind: 'went' } | { kind: 'nowhere' } {
  if (history.length <= 1) return { kind: 'nowhere' };
  history.back();
  return { kind: 'went' };
}

/** Loads the page again, for a failure that nothing else mends. */
export const reloadPage = ({ location }: Pick<AddressWindow, 'location'>) => location.reload();
