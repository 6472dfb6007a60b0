/** Where the time comes from: an argument of whatever asks for it, so that a test and the sandbox can set it. */
export type Clock = {
  /** Milliseconds since 1970 UTC. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };
