import { connect, createServer, type Socket } from 'node:net';
import { oneWay, type OneWay } from './one-way.ts';

/** The payload of an Ethernet packet, and its headers; bytes. */
const payload = 1460;
const headers = 40;
/** The packets that a new connection sends before it hears anything. */
const firstWindow = 10;

/** A line between a browser and a server of this machine. */
export interface PacedLine {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Stands between a browser and a server with what the network of a phone does to packets: a rate that all connections share,
 * a delay each way, one handshake, and a start at ten packets. Like the one connection of HTTP/2 that the app is delivered by,
 * so that the number of connections which a browser opens here costs nothing. A line is good for one visit.
 */
export async function openLine(
  server: string,
  { kilobitsPerSecond, roundTripMs }: { readonly kilobitsPerSecond: number; readonly roundTripMs: number },
): Promise<PacedLine> {
  const delayMs = roundTripMs / 2;
  const up = oneWay({ kilobitsPerSecond, delayMs });
  const down = oneWay({ kilobitsPerSecond, delayMs, firstWindow });
  const { hostname: host, port } = new URL(server);
  const sockets = new Set<Socket>();
  const listener = createServer({ allowHalfOpen: true }, (near) => {
    if (sockets.size === 0) up.holdUntil(performance.now() + roundTripMs);
    const far = connect({ host, port: Number(port), allowHalfOpen: true });
    sockets.add(near).add(far);
    relay(near, far, up);
    relay(far, near, down);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function relay(from: Socket, to: Socket, way: OneWay): void {
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += payload) {
      const part = data.subarray(start, start + payload);
      way.send(from, { bytes: part.length + headers, arrive: () => void (to.destroyed || to.write(part)) });
    }
  });
  from.on('end', () => way.send(from, { bytes: headers, arrive: () => void to.end() }));
  from.on('error', () => to.destroy());
}
