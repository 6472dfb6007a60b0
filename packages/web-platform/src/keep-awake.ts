import { onVisibilityChange, type VisibilityWindow } from './page-lifecycle.ts';

/** `wakeLock` is missing before Safari 16.4, and in iOS web views before 18.4. */
export interface WakeLockWindow extends VisibilityWindow {
  readonly navigator: {
    readonly wakeLock?: { request(type: 'screen'): Promise<{ release(): Promise<void> }> } | undefined;
  };
}

/** Keeps the screen on while the page is in front, where the browser can; returns the end of it. A low battery may refuse it. */
export function keepAwake(window: WakeLockWindow): () => void {
  let isOver = false;
  let release = async () => {};
  // The browser itself releases the lock of a page that is hidden.
  const request = async () => {
    try {
      const lock = await window.navigator.wakeLock?.request('screen');
      if (lock) release = () => lock.release();
      if (isOver) await release();
    } catch {
      // The screen goes dark as it does elsewhere.
    }
  };
  const unregister = onVisibilityChange(window, (isVisible) => {
    if (isVisible) void request();
  });
  void request();
  return () => {
    isOver = true;
    unregister();
    void release().catch(() => undefined);
  };
}
