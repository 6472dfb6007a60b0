import { borrowerOf } from '@peace/session';
import { createStore } from 'jotai';
import type { Services } from '#shared/services.tsx';
import { pageAccessAtom, type PageAccess } from './page-access.ts';

/** A jotai store. */
export type AppStore = ReturnType<typeof createStore>;

/** The home of what a borrower has begun, chosen or typed, for as long as the page lives. */
export function createAppStore(access: PageAccess): AppStore {
  const store = createStore();
  store.set(pageAccessAtom, access);
  return store;
}

/** The store of an app with these services. */
export function storeOf({ storage, clock, window, session }: Services): AppStore {
  return createAppStore({ storage, clock, window, borrower: borrowerOf(session.entry.params) });
}
