/** What a toast is about; decides its icon, how urgently it is read out, and how long it stays. */
export type ToastKind = 'text' | 'info' | 'success' | 'fail' | 'loading';

/** How long a toast stays, in milliseconds (spec §9). */
export const TOAST_MS = 3000;
const INFO_TOAST_MS = 2000;
const MIN_TOAST_MS = 300;

export interface ToastOptions {
  readonly message: string;
  /** Default `text`. */
  readonly kind?: ToastKind;
  /** Milliseconds, never under 300. Default 3000, for `info` 2000; a `loading` toast stays until it is ended. */
  readonly duration?: number;
  /** The page shows the same sentence in a live region, or takes the focus to it: announced here too, it is heard twice. */
  readonly isReadOutElsewhere?: boolean;
}

export interface ShownToast {
  readonly id: number;
  readonly message: string;
  readonly kind: ToastKind;
  readonly isReadOutElsewhere?: boolean;
}

/** Takes the toast away, not before it has been seen for 300 ms; one that has not been shown yet never is. */
export type EndToast = () => void;

export interface Toaster {
  /**
   * Shows a toast, or queues it: each message stays for its whole time, also when another toast follows. A `loading` toast
   * gives way to messages after 300 ms, and waits for them; the same message once more begins its time again.
   */
  readonly show: (options: ToastOptions) => EndToast;
  readonly current: () => ShownToast | null;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Entry {
  readonly toast: ShownToast;
  readonly duration: number;
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
    const givesWay = !isMessage(entry) && waiting.some(isMessage);
    const stays = entry.isEnded || givesWay ? MIN_TOAST_MS : entry.duration;
    return shownAt + stays - performance.now();
  };

  const takeNext = () => {
    const at = Math.max(0, waiting.findIndex(isMessage));
    return waiting.splice(at, 1)[0] ?? null;
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
      if (next) update();
    } else if (remaining < Infinity) timer = setTimeout(update, remaining);
  };

  const show = (options: ToastOptions): EndToast => {
    const { message, kind = 'text', isReadOutElsewhere = false } = options;
    const isSame = ({ toast }: Entry) => toast.message === message && toast.kind === kind;
    const toast = { id: ++lastId, message, kind, isReadOutElsewhere };
    const entry: Entry = { toast, duration: durationOf(options), isEnded: false };
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
