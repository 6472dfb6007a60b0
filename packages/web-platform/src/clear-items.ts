import { namespace } from './stored-item.ts';

/**
 * Removes our namespace's items of this tab and of the device, except those whose key is kept. Never throws: where the
 * browser blocks storage there is nothing to remove.
 */
export const clearItems = {
  ofTab: (window: { readonly sessionStorage: Storage }, isKept: IsKept) => clear(() => window.sessionStorage, isKept),
  ofDevice: (window: { readonly localStorage: Storage }, isKept: IsKept) => clear(() => window.localStorage, isKept),
};

type IsKept = (key: string) => boolean;

function clear(area: () => Storage, isKept: IsKept): void {
  try {
    const storage = area();
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const name of names) {
      if (name?.startsWith(namespace) && !isKept(name.slice(namespace.length))) storage.removeItem(name);
    }
  } catch {
    // Blocked.
  }
}
