import { namespace } from './stored-item.ts';

/**
 * Removes our namespace's items of this tab and of the device, except those that are kept. Never throws: where the
 * browser blocks storage there is nothing to remove.
 */
export const clearItems = {
  ofTab: (window: { readonly sessionStorage: Storage }, isKept: IsKept) => clear(() => window.sessionStorage, isKept),
  ofDevice: (window: { readonly localStorage: Storage }, isKept: IsKept) => clear(() => window.localStorage, isKept),
};

/** @param text the item as it is stored */
type IsKept = (key: string, text: string) => boolean;

function clear(area: () => Storage, isKept: IsKept): void {
  try {
    const storage = area();
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const name of names) {
      if (!name?.startsWith(namespace)) continue;
      if (!isKept(name.slice(namespace.length), storage.getItem(name) ?? '')) storage.removeItem(name);
    }
  } catch {
    // Blocked.
  }
}
