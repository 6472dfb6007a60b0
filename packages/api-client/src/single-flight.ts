import type { WireFields } from './define-endpoint.ts';

/** A write under way and how many callers still wait for it. */
interface Flight<Outcome> {
  readonly name: string;
  readonly fields: WireFields;
  readonly outcome: Promise<Outcome>;
  readonly controller: AbortController;
  waiting: number;
}

/** Joins a write that is the same as one under way: the same name with the same fields. */
export type SingleFlight<Outcome> = (
  name: string,
  fields: WireFields,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Outcome>,
) => Promise<Outcome>;

/**
 * One flight per identical write. A caller whose signal ends gets `whenAborted` and leaves; the request itself is
 * aborted only when no caller waits for it any more.
 */
export function createSingleFlight<Outcome>(whenAborted: Outcome): SingleFlight<Outcome> {
  const flights = new Set<Flight<Outcome>>();

  function take(name: string, fields: WireFields, send: (signal: AbortSignal) => Promise<Outcome>): Flight<Outcome> {
    for (const flight of flights) if (flight.name === name && isSame(flight.fields, fields)) return flight;
    const controller = new AbortController();
    const outcome = send(controller.signal).finally(() => flights.delete(flight));
    const flight: Flight<Outcome> = { name, fields, outcome, controller, waiting: 0 };
    flights.add(flight);
    return flight;
  }

  return async (name, fields, signal, send) => {
    if (signal?.aborted) return whenAborted;
    const flight = take(name, fields, send);
    flight.waiting += 1;
    let leave: () => void = () => undefined;
    const left = new Promise<Outcome>((resolve) => {
      leave = () => {
        resolve(whenAborted);
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        // A request that is being torn down may not be joined.
        flights.delete(flight);
        flight.controller.abort();
      };
    });
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([left, flight.outcome]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };
}

/** Field by field; a file is the same only as itself. */
function isSame(a: WireFields, b: WireFields): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}
