/** An event that a listener can stop for listeners added after it. */
interface StoppableEvent {
  readonly stopImmediatePropagation?: () => void;
}

/** The part of `window` that reports whether the page is looked at. */
export interface VisibilityWindow {
  readonly document: {
    readonly visibilityState: string;
    addEventListener(type: 'visibilitychange', listener: (event: StoppableEvent) => void): void;
    removeEventListener(type: 'visibilitychange', listener: (event: StoppableEvent) => void): void;
  };
}

interface PageShowEvent extends StoppableEvent {
  readonly persisted: boolean;
}

export interface LifecycleWindow extends VisibilityWindow {
  addEventListener(type: 'pageshow', listener: (event: PageShowEvent) => void): void;
  removeEventListener(type: 'pageshow', listener: (event: PageShowEvent) => void): void;
}

export interface LeavingWindow {
  addEventListener(type: 'pagehide', listener: () => void): void;
  removeEventListener(type: 'pagehide', listener: () => void): void;
}

/** Calls the handler when the page is left or frozen. Returns the unregistering. */
export function onPageHide(window: LeavingWindow, handler: () => void): () => void {
  window.addEventListener('pagehide', handler);
  return () => window.removeEventListener('pagehide', handler);
}

/** Calls the handler when the page goes behind another app or tab, and when it is in front again. Returns the unregistering. */
export function onVisibilityChange({ document }: VisibilityWindow, handler: (isVisible: boolean) => void): () => void {
  const listener = () => handler(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** How long a page may still be in front after it was told to leave, in milliseconds. */
const LEAVING_MS = 5000;

/**
 * For a page that was told to leave: resolves false once it is left, and true where it is in front five seconds later. An empty response
 * (204) and a download leave the page where it is, without an event.
 */
export async function isStillInFront(window: LeavingWindow & VisibilityWindow): Promise<boolean> {
  return await new Promise((resolve) => {
    const settle = (isStill: boolean) => {
      for (const unregister of unregisters) unregister();
      clearTimeout(timer);
      resolve(isStill);
    };
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      if (window.document.visibilityState === 'visible') settle(true);
    }, LEAVING_MS);
    const unregisters = [
      onPageHide(window, () => settle(false)),
      onVisibilityChange(window, (isVisible) => {
        if (isOver && isVisible) settle(true);
      }),
    ];
  });
}

/** Events that show that a visitor uses the page. `scroll` does not bubble, but is captured. */
const signsOfUse = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'hashchange'] as const;

/** Calls the handler once, when a visitor starts to use the page. Returns the unregistering. */
export function onFirstUse(window: Window, handler: () => void): () => void {
  const unregister = () => {
    for (const sign of signsOfUse) window.removeEventListener(sign, listener, true);
  };
  const listener = () => {
    unregister();
    handler();
  };
  for (const sign of signsOfUse) window.addEventListener(sign, listener, { capture: true, passive: true });
  return unregister;
}

/**
 * How the page came back.
 *
 * - `from-cache`: out of the back/forward cache, frozen as it was left: clear what is "in progress", then read again
 * - `visible`: from behind another app or tab; requests may still be under way, so only read again
 */
export type Restoration = 'from-cache' | 'visible';

/**
 * Calls the handler when the page comes back; both ways may follow one another. One that returns `ends` keeps it from the
 * handlers that were registered later. Returns the unregistering.
 */
export function onRestored(window: LifecycleWindow, handler: (how: Restoration) => 'ends' | void): () => void {
  const tell = (how: Restoration, event: StoppableEvent) => {
    if (handler(how) === 'ends') event.stopImmediatePropagation?.();
  };
  const onPageShow = (event: PageShowEvent) => {
    if (event.persisted) tell('from-cache', event);
  };
  const onVisibility = (event: StoppableEvent) => {
    if (window.document.visibilityState === 'visible') tell('visible', event);
  };
  window.addEventListener('pageshow', onPageShow);
  window.document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    window.document.removeEventListener('visibilitychange', onVisibility);
  };
}
