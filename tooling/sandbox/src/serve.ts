import { serve } from '@hono/node-server';
import { portOf } from '@peace/config/ports';
import { CONTROL_PATH } from './base-path.ts';
import { ConnectionLost } from './http/faulty.ts';
import { createSandbox } from './sandbox.ts';

const HOST = '127.0.0.1';

const sandbox = createSandbox();

const server = serve(
  {
    hostname: HOST,
    port: Number(process.env.PORT ?? portOf('sandbox')),
    fetch: async (request, { incoming }) => {
      try {
        // Only here: the sandbox in a browser does without the generator.
        if (new URL(request.url).pathname === `${CONTROL_PATH}/openapi.json`) {
          const { openapiDocument } = await import('./contracts/openapi.ts');
          return Response.json(openapiDocument());
        }
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);

function end(): void {
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
}
