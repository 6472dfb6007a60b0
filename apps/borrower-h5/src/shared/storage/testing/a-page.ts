import { createStorage } from '@peace/web-platform/storage';
import { fakeStorage } from '@peace/web-platform/testing';
import { createAppStore, type StateWindow } from '#shared/storage/stored-atom.ts';

/** The pages of one browser share this, and a clock that stands still until it is moved. */
export function aBrowser() {
  const area = fakeStorage();
  const listeners = new Set<(event: { readonly key: string | null }) => void>();
  const clock = { time: 1_000_000, now: () => clock.time };
  const window: StateWindow = {
    document: { visibilityState: 'visible' },
    navigator: {},
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return {
    clock,
    /** The stored items. */
    area,
    /** A page of it, for a borrower. */
    page: (borrower: string | null) => createAppStore({ storage: createStorage(() => area), clock, window, borrower }),
    /** Another page has written this item. */
    tell: (key: string) => {
      for (const listener of listeners) listener({ key: `peace:${key}` });
    },
  };
}
