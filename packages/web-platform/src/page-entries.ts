import { navigateTo, type PageHistory, type PageLocation } from './page-address.ts';
import { screensBehind } from './page-history.ts';

/** What a screen notes in the entry that it opens; kept over a reload. */
export type EntryState = Readonly<Record<string, string | number | boolean>>;

/** An entry of the history, as the page shows it. */
export interface PageEntry {
  readonly pathname: string;
  /** The query with its `?`, or an empty text. */
  readonly search: string;
  readonly state: EntryState;
  /** Another for each navigation, the same whenever the entry is shown again. */
  readonly key: string;
}

/** How an address is shown. */
export interface EntryOptions {
  /** Takes the place of the current entry, so that going back does not come here again. */
  readonly replace?: boolean;
  readonly state?: EntryState;
}

/** The page's entries in the history, for a router. */
export interface PageEntries {
  /** The entry that is shown: the same object until another is. */
  readonly current: () => PageEntry;
  /** Shows an address of this origin without a load. */
  readonly show: (address: string, options?: EntryOptions) => void;
  /** Goes to the entry before, which is shown once the browser has it. */
  readonly back: () => void;
  /** Calls the listener whenever another entry is shown, by the browser's own buttons too. Returns the unsubscribing. */
  readonly subscribe: (listener: (entry: PageEntry) => void) => () => void;
}

/** The part of `window` that has the entries. */
export interface EntriesWindow {
  readonly location: Pick<PageLocation, 'href' | 'origin' | 'search' | 'assign' | 'replace'> & {
    readonly pathname: string;
  };
  readonly history: Pick<PageHistory, 'state' | 'back'> & {
    pushState(state: unknown, unused: string, url: string): void;
    replaceState(state: unknown, unused: string, url?: string): void;
  };
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}

/** What stands in `history.state`: `idx` counts the screens of the visit behind this one (`screensBehind`). */
interface Noted {
  readonly idx: number;
  readonly key: string;
  readonly state: EntryState;
}

/**
 * Opens the page's entries. Call it once what is behind the page has been noted (`noteEntry`) and the address no longer names
 * the session: it reads the one and writes beside the other.
 */
export function openEntries(window: EntriesWindow): PageEntries {
  const { history, location } = window;
  const listeners = new Set<(entry: PageEntry) => void>();
  noteFirst(window);
  const read = (): PageEntry => ({ pathname: location.pathname, search: location.search, ...notedIn(history.state) });
  let entry = read();

  function update(): void {
    entry = read();
    for (const listener of listeners) listener(entry);
  }

  function show(address: string, { replace = false, state = {} }: EntryOptions = {}): void {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) throw new Error('Only an address of this origin is shown without a load.');
    const noted: Noted = { idx: screensBehind(window) + (replace ? 0 : 1), key: newKey(), state };
    try {
      if (replace) history.replaceState(noted, '', url.href);
      else history.pushState(noted, '', url.href);
    } catch {
      // WebKit refuses a page that writes a hundred entries within seconds.
      return void navigateTo(window, url.href, { replace });
    }
    update();
  }

  function subscribe(listener: (entry: PageEntry) => void): () => void {
    listeners.add(listener);
    window.addEventListener('popstate', update);
    // The browser went back while the first screen was being drawn.
    if (read().key !== entry.key) update();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('popstate', update);
    };
  }

  return { current: () => entry, show, back: () => history.back(), subscribe };
}

/** Counts from the first entry of a visit. One that has been noted before was loaded again, or came out of the history. */
function noteFirst({ history }: EntriesWindow): void {
  if (history.state !== null) return;
  try {
    history.replaceState({ idx: 0, key: newKey(), state: {} } satisfies Noted, '');
  } catch {
    // Blocked, as in a sandboxed frame: nothing is counted.
  }
}

const newKey = () => Math.random().toString(36).slice(2);

/** What we noted in an entry; an entry that was not made by us has nothing. */
function notedIn(noted: unknown): Pick<PageEntry, 'key' | 'state'> {
  const { key, state }: { readonly key?: unknown; readonly state?: unknown } = Object(noted);
  return { key: typeof key === 'string' ? key : '', state: Object(state) };
}
