import { createContext, useContext, useEffect, useState } from 'react';

/** After this long without a response a view says that the line is slow, in milliseconds. */
export const SLOW_AFTER_MS = 8000;

/** An app offers these actions to a person who waits for a slow connection. */
export interface Waiting {
  /** Asks again for everything that has not been answered. */
  readonly onTryAgain: () => void;
  /** Leaves the screen, as its back arrow does. */
  readonly onLeave: () => void;
  /** How long the person had waited for a first response before the view was there, in milliseconds. */
  readonly waitedMs: () => number;
}

const WaitingContext = createContext<Waiting | null>(null);

/** Stands around an app's screens; without it a view says that the line is slow, and offers nothing. */
export const WaitingProvider = WaitingContext.Provider;

/** Whether a response has been awaited for so long that the line is slow, and what can be done. `isWaiting` begins it again. */
// @__NO_SIDE_EFFECTS__
export function useSlowLine(isWaiting: boolean): { readonly isSlow: boolean; readonly waiting: Waiting | null } {
  const waiting = useContext(WaitingContext);
  const [isSlow, setIsSlow] = useState(false);
  const [tries, setTries] = useState(0);
  const waitedMs = waiting?.waitedMs;
  useEffect(() => {
    if (!isWaiting) return;
    const waited = tries === 0 ? (waitedMs?.() ?? 0) : 0;
    const timer = setTimeout(() => setIsSlow(true), Math.max(0, SLOW_AFTER_MS - waited));
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting, tries, waitedMs]);
  if (!waiting) return { isSlow, waiting };
  const onTryAgain = () => {
    setTries(tries + 1);
    waiting.onTryAgain();
  };
  return { isSlow, waiting: { ...waiting, onTryAgain } };
}
