/** Stands for a handler that nothing calls: an early screen's taps are replayed to React's. */
const noop = (): undefined => undefined;

/** The events of a view that nothing listens to but `own`, for an early page. Every name has a function; passed on whole, never spread. */
export const noopEvents = <E extends object>(own: Partial<E> = {}): E =>
  new Proxy<E>(Object.assign(Object.create(null), own), { get: (made, name) => Reflect.get(made, name) ?? noop });

export type StateOf<Props extends { readonly events: object }> = Props extends unknown ? Omit<Props, 'events'> : never;
