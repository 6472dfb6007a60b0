import {
  namespace,
  readItemText,
  tryOr,
  type ItemDeclaration,
  type Json,
  type StoredItem,
  type WriteOutcome,
} from './stored-item.ts';

export {
  defineItem,
  type ItemDeclaration,
  type ItemOptions,
  type ItemOwner,
  type ItemSchema,
  type Json,
  lifetimesMs,
  ownerOfText,
  type StoredItem,
  type TimedLifetime,
  type WriteOutcome,
} from './stored-item.ts';

export interface ItemStorage {
  item<TWrite extends Json, TRead>(options: ItemDeclaration<TWrite, TRead>): StoredItem<TRead, TWrite>;
}

/**
 * Items in `localStorage` or `sessionStorage`, in our namespace, versioned and checked when read. Where the browser
 * blocks storage or has no room, items live in memory, so the page keeps working.
 *
 * @param area how to reach the storage; asked each time, since merely reading `window.localStorage` may throw
 */
export function createStorage(area: () => Storage): ItemStorage {
  /** Values that could not be written; they are newer than the stored ones. */
  const unwritten = new Map<string, string>();

  const readText = (name: string) => unwritten.get(name) ?? tryOr<string | null>(null, () => area().getItem(name));

  const remove = (name: string) => {
    unwritten.delete(name);
    tryOr(undefined, () => area().removeItem(name));
  };

  const writeText = (name: string, text: string): WriteOutcome => {
    try {
      const storage = area();
      storage.setItem(name, text);
      // A value that cannot be read back counts as not stored.
      if (storage.getItem(name) !== text) throw new Error(name);
      unwritten.delete(name);
      return { kind: 'written' };
    } catch (cause) {
      unwritten.set(name, text);
      return { kind: 'failed', reason: isQuotaExceeded(cause) ? 'full' : 'blocked' };
    }
  };

  return {
    item: (options) => {
      const name = `${namespace}${options.key}`;
      return {
        read() {
          const text = readText(name);
          if (text === null) return null;
          const content = readItemText(text, options);
          if (content.kind === 'broken' && !options.keepsUnreadable) remove(name);
          return content.kind === 'value' ? content.value : null;
        },
        isPresent: () => readText(name) !== null,
        write(value) {
          // The types leave only a circular value to fail here.
          const text = tryOr(null, () => JSON.stringify({ version: options.version, owner: options.owner, value }));
          return text === null ? { kind: 'failed', reason: 'blocked' } : writeText(name, text);
        },
        clear: () => remove(name),
      };
    },
  };
}

/** Reads one item of this tab's visit and changes nothing: short enough for a page's first script. Never throws. */
export const readSessionItem = <TWrite extends Json, TRead>(
  window: { readonly sessionStorage: Storage },
  options: ItemDeclaration<TWrite, TRead>,
): TRead | null => readFrom(() => window.sessionStorage, options);

/** The same of one that outlives the tab. */
export const readLocalItem = <TWrite extends Json, TRead>(
  window: { readonly localStorage: Storage },
  options: ItemDeclaration<TWrite, TRead>,
): TRead | null => readFrom(() => window.localStorage, options);

function readFrom<TWrite extends Json, TRead>(
  area: () => Storage,
  options: ItemDeclaration<TWrite, TRead>,
): TRead | null {
  const text = tryOr<string | null>(null, () => area().getItem(`${namespace}${options.key}`));
  const content = text === null ? null : readItemText(text, options);
  return content?.kind === 'value' ? content.value : null;
}

/** Whether the browser stores anything beyond the page, and lets it be read: it may block site data, or have no room. Leaves nothing. */
export function canStore(window: { readonly localStorage: Storage }): boolean {
  const name = `${namespace}storage-test`;
  return tryOr(false, () => {
    const storage = window.localStorage;
    storage.setItem(name, '');
    try {
      return storage.getItem(name) === '';
    } finally {
      storage.removeItem(name);
    }
  });
}

/** Writes the text of a device's item as it is, without a check: for a developer's tool. Never throws. */
export function writeRawItem(window: { readonly localStorage: Storage }, key: string, text: string): void {
  tryOr(undefined, () => window.localStorage.setItem(`${namespace}${key}`, text));
}

/** Items that outlive the tab. */
export const localItems = (window: { readonly localStorage: Storage }) => createStorage(() => window.localStorage);

/** Items of this tab's visit. */
export const sessionItems = (window: { readonly sessionStorage: Storage }) =>
  createStorage(() => window.sessionStorage);

/** Safari and Firefox have used other names than the standard's; the code 22 is common to them. */
function isQuotaExceeded(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const name: unknown = 'name' in cause ? cause.name : undefined;
  const code: unknown = 'code' in cause ? cause.code : undefined;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' || code === 22;
}

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
