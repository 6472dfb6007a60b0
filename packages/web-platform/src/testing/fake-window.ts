import type { PageHistory, PageLocation } from '../page-address.ts';
import type { LeavingWindow, VisibilityWindow } from '../page-lifecycle.ts';

// For tests, of this package and of those that are given its window.

/** Records the navigations of a test's page. */
export interface FakeNavigation {
  readonly by: 'assign' | 'replace';
  readonly url: string;
}

/** A page at an address, which records where it is sent. */
export interface FakeWindow extends LeavingWindow, VisibilityWindow {
  readonly location: PageLocation;
  readonly sessionStorage: Storage;
  readonly localStorage: Storage;
  readonly navigations: FakeNavigation[];
  readonly history: PageHistory & { state: unknown; length: number; back: () => void; go: (delta: number) => void };
  /** The page is left, as far as its listeners know. */
  readonly hide: () => void;
}

/** A storage area in memory; `refuse` throws what a full or blocked one throws at each write. */
export function fakeStorage(content: Record<string, string> = {}, refuse: () => void = () => {}): Storage {
  const items = new Map(Object.entries(content));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      refuse();
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** A page that has just been opened at `href`, in a tab and on a device with the given storages. */
export function fakeWindow(
  href: string,
  sessionStorage: Storage = fakeStorage(),
  localStorage: Storage = fakeStorage(),
): FakeWindow {
  let url = new URL(href);
  const navigations: FakeNavigation[] = [];
  const go = (by: FakeNavigation['by']) => (target: string) => {
    navigations.push({ by, url: new URL(target, url).href });
  };
  const location: PageLocation = {
    get href() {
      return url.href;
    },
    get origin() {
      return url.origin;
    },
    get search() {
      return url.search;
    },
    get hash() {
      return url.hash;
    },
    assign: go('assign'),
    replace: go('replace'),
    reload: () => {},
  };
  const history: FakeWindow['history'] = {
    state: null,
    length: 1,
    replaceState(state, _unused, target) {
      history.state = state;
      url = new URL(target, url);
    },
    back: () => {},
    go: () => {},
  };
  const events = new EventTarget();
  return {
    location,
    history,
    sessionStorage,
    localStorage,
    navigations,
    document: { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} },
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
    hide: () => void events.dispatchEvent(new Event('pagehide')),
  };
}
