import { useEffect, useReducer } from 'react';

/**
 * The seconds that are left, asked for again each second until there are none. `secondsLeft` asks the clock, so that a page that
 * slept does not count on from where it stopped.
 */
export function useCountdown(secondsLeft: () => number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const seconds = secondsLeft();
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return seconds;
}
