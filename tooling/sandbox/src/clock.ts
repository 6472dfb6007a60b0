import type { Clock } from '@peace/money-date';

export type MovableClock = ReturnType<typeof movableClock>;

/** Puts a movable clock in front of another one. */
export function movableClock(underlying: Clock) {
  let offset = 0;
  return {
    now: () => underlying.now() + offset,
    /** The underlying clock's time, which nothing here moves. */
    realNow: () => underlying.now(),
    /** Moves by milliseconds; negative goes back. */
    moveBy: (ms: number) => {
      offset += ms;
    },
    /** Moves to an instant, in milliseconds since 1970. */
    moveTo: (instant: number) => {
      offset = instant - underlying.now();
    },
    reset: () => {
      offset = 0;
    },
  };
}
