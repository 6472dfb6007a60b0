/** The kind decides a toast's icon, how urgently it is announced, and how long it stays. */
export type ToastKind = 'text' | 'info' | 'success' | 'fail' | 'loading';

/** How long a toast stays, in milliseconds (spec §9). */
const TOAST_MS = 3000;
const INFO_TOAST_MS = 2000;
const MIN_TOAST_MS = 300;

/** A `loading` toast appears only when loading takes this long, and can then be read. */
const LOADING_AFTER_MS = 1000;
const MIN_LOADING_MS = 500;

export interface ToastOptions {
  readonly message: string;
  /** Default `text`. */
  readonly kind?: ToastKind;
  /** Milliseconds, never under 300. Default 3000, for `info` 2000; a `loading` toast stays until it is ended. */
  readonly duration?: number;
  /** The message stays for its whole time, also when another one follows: a refusal of a write. Default false. */
  readonly staysWhole?: boolean;
  /** Milliseconds before a `loading` toast appears; one that ends before is never shown. Default 1000. */
  readonly delay?: number;
  /** The page shows the same sentence in a live region, or takes the focus to it: announced here too, it is heard twice. */
  readonly isReadOutElsewhere?: boolean;
}

export interface ShownToast {
  readonly id: number;
  readonly message: string;
  readonly kind: ToastKind;
  readonly isReadOutElsewhere?: boolean;
}

/** Takes the toast away, not before it could be seen; one that has not been shown yet never is. */
export type EndToast = () => void;

export interface Toaster {
  /**
   * Shows a toast. What is shown gives way to a newer message after 300 ms, so that each is seen soon after its cause; one that
   * `staysWhole` keeps its time. A `loading` toast appears late, waits for messages, and comes back while it loads. The same message
   * once more begins its time again.
   */
  readonly show: (options: ToastOptions) => EndToast;
  readonly current: () => ShownToast | null;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Entry {
  readonly toast: ShownToast;
  readonly duration: number;
  /** For how long it is shown at least. */
  readonly leastMs: number;
  /** When it may appear, by `performance.now()`. */
  readonly from: number;
  isEnded: boolean;
}

const isMessage = ({ toast }: Entry) => toast.kind !== 'loading';

const durationOf = ({ kind, duration }: ToastOptions) => {
  if (kind === 'loading') return Infinity;
  return Math.max(MIN_TOAST_MS, duration ?? (kind === 'info' ? INFO_TOAST_MS : TOAST_MS));
};

/** One toast at a time, and the clock that takes it away again; knows nothing of React. */
export function createToaster(): Toaster {
  const listeners = new Set<() => void>();
  const waiting: Entry[] = [];
  let shown: Entry | null = null;
  let shownAt = 0;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (entry: Entry | null) => {
    shown = entry;
    shownAt = performance.now();
    for (const listener of listeners) listener();
  };

  const remainingMs = (entry: Entry) => {
    const stays = entry.isEnded || waiting.some(isMessage) ? entry.leastMs : entry.duration;
    return shownAt + stays - performance.now();
  };

  const takeNext = () => {
    const next = waiting.find(isMessage) ?? waiting.find(({ from }) => from <= performance.now());
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next ?? null;
  };

  /** Replaces what is shown if its time is over, and comes back when it will be. */
  const update = () => {
    clearTimeout(timer);
    const remaining = shown ? remainingMs(shown) : 0;
    if (remaining <= 0) {
      const former = shown;
      const next = takeNext();
      // It still loads.
      if (former && !former.isEnded && !isMessage(former)) waiting.push(former);
      if (next || former) change(next);
      if (next) return update();
    }
    const wait = shown ? remaining : Math.min(...waiting.map(({ from }) => from - performance.now()));
    if (wait < Infinity) timer = setTimeout(update, wait);
  };

  const show = (options: ToastOptions): EndToast => {
    const { message, kind = 'text', isReadOutElsewhere = false, delay = LOADING_AFTER_MS } = options;
    const isSame = ({ toast }: Entry) => toast.message === message && toast.kind === kind;
    const toast = { id: ++lastId, message, kind, isReadOutElsewhere };
    const duration = durationOf(options);
    const entry: Entry =
      kind === 'loading'
        ? { toast, duration, leastMs: MIN_LOADING_MS, from: performance.now() + delay, isEnded: false }
        : { toast, duration, leastMs: options.staysWhole ? duration : MIN_TOAST_MS, from: 0, isEnded: false };
    if (shown && isMessage(shown) && isSame(shown)) change(entry);
    else if (!isMessage(entry) || !waiting.some(isSame)) waiting.push(entry);
    update();
    return () => {
      entry.isEnded = true;
      if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1);
      if (shown === entry) update();
    };
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    update();
    return () => {
      listeners.delete(listener);
      // No view is left to show it.
      if (listeners.size === 0) clearTimeout(timer);
    };
  };

  return { show, subscribe, current: () => shown?.toast ?? null };
}
