/** A function that needs the time takes a clock as an argument, so that a test and the sandbox can set it. */
export type Clock = {
  /** Milliseconds since 1970 UTC. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };
