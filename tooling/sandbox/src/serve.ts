import { serve } from '@hono/node-server';
import { CONTROL_PATH } from './base-path.ts';
import { ConnectionLost } from './http/connection-lost.ts';
import { createSandbox } from './sandbox.ts';

const DEFAULT_PORT = 8787;
const HOST = '127.0.0.1';

const sandbox = createSandbox();

const server = serve(
  {
    hostname: HOST,
    port: Number(process.env.PORT ?? DEFAULT_PORT),
    fetch: async (request, { incoming }) => {
      try {
        return await sandbox.app.fetch(request);
      } catch (error) {
        if (error instanceof ConnectionLost) incoming.socket.destroy();
        else console.error(error);
        return new Response('The sandbox failed; its output says why.', { status: 500 });
      }
    },
  },
  ({ port }) => console.log(`Sandbox on http://${HOST}:${port} (control: ${CONTROL_PATH})`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
