import { createStore } from 'jotai';
import type { Services } from '#shared/services.tsx';
import { itemAccessOf } from './item-access.ts';
import { pageAccessAtom, type PageAccess } from './page-access.ts';

/** A jotai store. */
export type AppStore = ReturnType<typeof createStore>;

/** The home of what a borrower has started, chosen or typed, for as long as the page lives. */
export function createAppStore(access: PageAccess): AppStore {
  const store = createStore();
  store.set(pageAccessAtom, access);
  return store;
}

/** The store of an app with these services. */
export function storeOf(services: Services): AppStore {
  return createAppStore({ ...itemAccessOf(services), window: services.window });
}
