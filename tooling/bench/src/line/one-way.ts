import { inOrder } from './in-order.ts';

export interface Packet {
  /** On the line, with its headers. */
  readonly bytes: number;
  readonly arrive: () => void;
}

/** One direction of a line. */
export interface OneWay {
  /** Packets of one connection arrive in their order; connections take turns. */
  readonly send: (connection: object, packet: Packet) => void;
  /** Nothing leaves before that time. */
  readonly holdUntil: (time: number) => void;
}

export interface OneWayOptions {
  readonly kilobitsPerSecond: number;
  readonly delayMs: number;
  /** How many packets may be under way before the first is acknowledged; each acknowledgement allows one more. */
  readonly firstWindow?: number;
}

/** Packets leave at most this long before the line is free: timers are not as exact as the line. */
const aheadMs = 10;

/** Packets leave one after the other at the line's rate, and arrive a delay later. */
export function oneWay({ kilobitsPerSecond, delayMs, firstWindow = Infinity }: OneWayOptions): OneWay {
  const queues = new Map<object, Packet[]>();
  const [arrivals, acknowledgements] = [inOrder(), inOrder()];
  let freeAt = 0;
  let window = firstWindow;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const isWindowOpen = () => underWay < window;
  const next = (): Packet | undefined => {
    const [waiting] = queues;
    if (!waiting) return undefined;
    const [connection, [packet, ...rest]] = waiting;
    queues.delete(connection);
    if (rest.length > 0) queues.set(connection, rest);
    return packet;
  };
  const transmit = ({ bytes, arrive }: Packet) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8) / kilobitsPerSecond;
    underWay += 1;
    const arrivesAt = freeAt + delayMs;
    arrivals(arrivesAt, arrive);
    acknowledgements(arrivesAt + delayMs, () => {
      underWay -= 1;
      window += 1;
      pump();
    });
  };
  const pump = () => {
    clearTimeout(timer);
    while (isWindowOpen() && freeAt < performance.now() + aheadMs) {
      const packet = next();
      if (!packet) return;
      transmit(packet);
    }
    if (isWindowOpen()) timer = setTimeout(pump, freeAt - performance.now() - aheadMs / 2);
  };
  return {
    send: (connection, packet) => {
      queues.set(connection, [...(queues.get(connection) ?? []), packet]);
      pump();
    },
    holdUntil: (time) => {
      freeAt = Math.max(freeAt, time);
    },
  };
}
