/** Stands for a handler that nothing calls: an early screen's taps are replayed to React's. */
export const noop = (): undefined => undefined;
