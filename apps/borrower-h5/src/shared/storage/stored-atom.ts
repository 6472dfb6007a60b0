import type { LockManagerLike } from '@peace/web-platform/lock';
import { type StorageEventWindow, onItemChanged } from '@peace/web-platform';
import { atom, createStore } from 'jotai';
import { type Services, useServices } from '#shared/services.tsx';
import { itemAccessOf, type ItemAccess, openItem, type TimedItem, type OpenedItem } from './stored-item.ts';
import type { Json } from '@peace/web-platform/storage';
import { useMemo } from 'react';

export interface StateWindow extends StorageEventWindow {
  readonly document: { readonly visibilityState: string };
  readonly navigator: { readonly locks?: LockManagerLike | undefined };
  readonly peaceReports?: Window['peaceReports'];
  setTimeout(callback: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
}

export interface PageAccess extends ItemAccess {
  readonly window: StateWindow;
}

const givenAtom = atom<PageAccess | null>(null);

/** Set once, when the store is made (`createAppStore`). */
export const pageAccessAtom = atom(
  (get) => {
    const access = get(givenAtom);
    if (access === null) throw new Error('An atom was read before the store had its page: make it by createAppStore.');
    return access;
  },
  (_get, set, access: PageAccess) => set(givenAtom, access),
);

/** Grows when the backend has accepted the session, and the borrower may be another: what is stored is read again. */
const confirmationsAtom = atom(0);

type AppStore = ReturnType<typeof createStore>;

/** The home of what a borrower has started, chosen or typed, for as long as the page lives. */
export function createAppStore(access: PageAccess): AppStore {
  const store = createStore();
  store.set(pageAccessAtom, access);
  return store;
}

export function storeOf(services: Services): AppStore {
  // Not copied: who calls may be known later.
  const store = createAppStore(Object.assign(itemAccessOf(services), { window: services.window }));
  services.session.onConfirm(() => store.set(confirmationsAtom, (count) => count + 1));
  return store;
}

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
