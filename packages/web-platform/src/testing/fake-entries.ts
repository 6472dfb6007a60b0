/** A page with a history of its own, in memory: for tests of what navigates. */
export interface FakeEntries {
  readonly location: {
    readonly href: string;
    readonly origin: string;
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    assign(url: string): void;
    replace(url: string): void;
    reload(): void;
  };
  readonly history: {
    readonly state: unknown;
    readonly length: number;
    pushState(state: unknown, unused: string, url: string): void;
    replaceState(state: unknown, unused: string, url?: string): void;
    go(delta: number): void;
    back(): void;
  };
  addEventListener(...listening: Parameters<Window['addEventListener']>): void;
  removeEventListener(...listening: Parameters<Window['addEventListener']>): void;
  dispatchEvent(event: Event): boolean;
  /** The addresses that were loaded. */
  readonly loaded: readonly string[];
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
  const events = new EventTarget();

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
    events.dispatchEvent(new Event('popstate'));
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
      get hash() {
        return shown.url.hash;
      },
      assign: (url) => void loaded.push(url),
      replace: (url) => void loaded.push(url),
      reload: () => void loaded.push(shown.url.href),
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
      go,
      back: () => go(-1),
    },
    addEventListener: (...listening) => events.addEventListener(...listening),
    removeEventListener: (...listening) => events.removeEventListener(...listening),
    dispatchEvent: (event) => events.dispatchEvent(event),
    loaded,
    refuse: () => {
      isRefused = true;
    },
  };
}
