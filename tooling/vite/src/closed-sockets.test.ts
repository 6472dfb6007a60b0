import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { createLogger, createServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { closedSockets } from './closed-sockets.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

/** A server that passes sockets to a port; and what it tells. */
async function passingTo(port: number) {
  const logged: string[] = [];
  const server = await createServer({
    configFile: false,
    plugins: [closedSockets()],
    customLogger: { ...createLogger('silent'), error: (message) => void logged.push(message) },
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      proxy: { '/app': { target: `http://127.0.0.1:${port}`, ws: true } },
    },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  cleanups.push(() => server.close());
  return { logged, port: portOf(server.httpServer?.address()) };
}

function portOf(address: AddressInfo | string | null | undefined) {
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

function askForSocket(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(
    'GET /app HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n',
  );
  cleanups.push(() => socket.destroy());
  return socket;
}

it('a socket that ends without a close frame is not logged', async () => {
  const app = createHttpServer();
  cleanups.push(() => app.close());
  app.on('upgrade', (_request, socket) => {
    socket.on('error', () => {}).on('end', () => socket.destroy());
    socket.resume();
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  app.listen(0, '127.0.0.1');
  await once(app, 'listening');
  const { logged, port } = await passingTo(portOf(app.address()));
  const upgraded = once(app, 'upgrade');
  const page = askForSocket(port);
  const [, socket] = await upgraded;
  await once(page, 'data');
  page.resetAndDestroy();
  await once(socket, 'close');
  expect(logged).toEqual([]);
});

it('an app that does not run is logged', async () => {
  const gone = createHttpServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const goneAt = portOf(gone.address());
  gone.close();
  await once(gone, 'close');
  const { logged, port } = await passingTo(goneAt);
  const page = askForSocket(port);
  await once(page, 'close');
  expect(logged.join('\n')).toMatch(/ws proxy error:[^]*ECONNREFUSED/);
});
