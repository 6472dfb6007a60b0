import { onItemChanged } from '@peace/web-platform';
import type { Json } from '@peace/web-platform/storage';
import { atom } from 'jotai';
import { confirmationsAtom, pageAccessAtom } from './page-access.ts';
import { openItem, type TimedItem, itemAccessOf, type OpenedItem } from './stored-item.ts';
import { useMemo } from 'react';
import { useServices } from '#shared/services.tsx';

/**
 * A value that outlives the page, as an atom: null where there is none, where it has expired, or where it is another
 * borrower's. Writing null clears it; writing tells whether the storage took it. What another page of this borrower
 * writes is seen here.
 */
export function storedAtom<Value extends Json>(declaration: TimedItem<Value>, subject?: string) {
  /** Goes up when what is stored changes, here or in another page. */
  const revisionAtom = atom(0);
  const listeningAtom = atom(
    (get) => get(revisionAtom),
    (get, set) => {
      const access = get(pageAccessAtom);
      const { key } = openItem(access, declaration, subject);
      return onItemChanged(access.window, key, () => set(revisionAtom, (revision) => revision + 1));
    },
  );
  listeningAtom.onMount = (listen) => listen();
  return atom(
    (get) => {
      get(listeningAtom);
      get(confirmationsAtom);
      return openItem(get(pageAccessAtom), declaration, subject).read();
    },
    (get, set, value: Value | null) => {
      const isWritten = openItem(get(pageAccessAtom), declaration, subject).write(value);
      set(revisionAtom, (revision) => revision + 1);
      return isWritten;
    },
  );
}

/** An item of the borrower who calls, for what is read or written once; `storedAtom` is for what a screen follows. */
export function useStoredItem<Value extends Json>(declaration: TimedItem<Value>): OpenedItem<Value> {
  const services = useServices();
  return useMemo(() => openItem(itemAccessOf(services), declaration), [services, declaration]);
}
