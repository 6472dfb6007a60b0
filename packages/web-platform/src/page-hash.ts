import type { AddressWindow } from './page-address.ts';

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
