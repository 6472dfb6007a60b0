import type { LockManagerLike } from '#shared/attempt/lock.ts';
import type { StorageEventWindow } from '@peace/web-platform';
import { atom, createStore } from 'jotai';
import type { Services } from '#shared/services.tsx';
import { itemAccessOf, type ItemAccess } from './stored-item.ts';

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
export const confirmationsAtom = atom(0);

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
