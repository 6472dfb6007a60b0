import type { Clock } from '@peace/money-date';

/** A clock that a test or the control surface can move; it keeps running from where it was put. */
export interface MovableClock extends Clock {
  /** The underlying clock's time, which nothing here moves. */
  realNow(): number;
  /** Moves by milliseconds; negative goes back. */
  moveBy(ms: number): void;
  /** Moves to an instant, in milliseconds since 1970. */
  moveTo(instant: number): void;
  /** Back to the underlying clock. */
  reset(): void;
}

/** Puts a movable clock in front of another one. */
export function movableClock(underlying: Clock): MovableClock {
  let offset = 0;
  return {
    now: () => underlying.now() + offset,
    realNow: () => underlying.now(),
    moveBy: (ms) => {
      offset += ms;
    },
    moveTo: (instant) => {
      offset = instant - underlying.now();
    },
    reset: () => {
      offset = 0;
    },
  };
}
