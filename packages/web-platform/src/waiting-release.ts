import { followRelease, type ReleaseOptions, type ReleaseWindow } from './follow-release.ts';

/** Whether another release waits for a person to reload, in the form of a store that React can read. */
export interface WaitingRelease {
  readonly isWaiting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Follows no release: while prerendering, and in tests. */
export const noWaitingRelease: WaitingRelease = { isWaiting: () => false, subscribe: () => () => {} };

/** Follows releases from now on, and reports it to later calls, too: a file may be gone before there is anything to say it. */
export function watchRelease(window: ReleaseWindow, options: Omit<ReleaseOptions, 'onWaiting'>): WaitingRelease {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  const onWaiting = () => {
    isWaiting = true;
    for (const listener of listeners) listener();
  };
  followRelease(window, { ...options, onWaiting });
  return {
    isWaiting: () => isWaiting,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
