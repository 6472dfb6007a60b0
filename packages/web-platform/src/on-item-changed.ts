import { namespace } from './stored-item.ts';

export interface StorageEventWindow {
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
  removeEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
}

/** Calls the listener when another page of this origin writes or clears an item. Returns the unsubscribing. */
export function onItemChanged(window: StorageEventWindow, key: string, listener: () => void): () => void {
  const onStorage = ({ key: changed }: { readonly key: string | null }) => {
    // Null: the whole storage was cleared.
    if (changed === null || changed === `${namespace}${key}`) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
