import type { EntriesWindow } from '../page-entries.ts';

/** A page with a history of its own, in memory: for tests of what navigates. */
export interface FakeEntries extends EntriesWindow {
  readonly history: EntriesWindow['history'] & { readonly length: number };
  /** Where it was sent by a load. */
  readonly loaded: readonly string[];
  /** Moves within the history, as the browser's own buttons do. */
  readonly go: (delta: number) => void;
  /** From now on the browser refuses to write entries. */
  readonly refuse: () => void;
}

interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

/** A page that has just been opened at `href`. */
export function fakeEntries(href: string): FakeEntries {
  let shown: Entry = { url: new URL(href), state: null };
  let [behind, ahead]: [Entry[], Entry[]] = [[], []];
  let isRefused = false;
  const loaded: string[] = [];
  const listeners = new Set<() => void>();

  function write(state: unknown, url = shown.url.href): void {
    if (isRefused) throw new DOMException('Too many entries.', 'SecurityError');
    // A copy, as the browser makes one.
    shown = { url: new URL(url, shown.url), state: structuredClone(state) };
  }

  function go(delta: number): void {
    const entries = [...behind, shown, ...ahead];
    const at = behind.length + delta;
    const entry = entries[at];
    if (!entry) return;
    [behind, shown, ahead] = [entries.slice(0, at), entry, entries.slice(at + 1)];
    for (const listener of listeners) listener();
  }

  return {
    location: {
      get href() {
        return shown.url.href;
      },
      get origin() {
        return shown.url.origin;
      },
      get pathname() {
        return shown.url.pathname;
      },
      get search() {
        return shown.url.search;
      },
      assign: (url) => void loaded.push(url),
      replace: (url) => void loaded.push(url),
    },
    history: {
      get state() {
        return shown.state;
      },
      get length() {
        return behind.length + 1 + ahead.length;
      },
      pushState(state, _unused, url) {
        const before = shown;
        write(state, url);
        [behind, ahead] = [[...behind, before], []];
      },
      replaceState: (state, _unused, url) => write(state, url),
      back: () => go(-1),
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    loaded,
    go,
    refuse: () => {
      isRefused = true;
    },
  };
}
