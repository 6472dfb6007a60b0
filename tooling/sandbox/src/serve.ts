import { serve } from '@hono/node-server';
import { CONTROL_PATH } from './base-path.ts';
import { ConnectionLost } from './http/faulty.ts';
import { savedWorldFile, leaveWorld, takeWorld } from './saved-world-file.ts';
import { savedWorld } from './saved-world.ts';
import { createSandbox } from './sandbox.ts';

const DEFAULT_PORT = 8787;
const HOST = '127.0.0.1';

/** `dev` starts this again when a file changes: the one that ends leaves its world to the next. */
const isWatched = process.argv.includes('--keep');
const sandbox = createSandbox({ world: (isWatched && takeWorld(savedWorldFile())) || undefined });

const server = serve(
  {
    hostname: HOST,
    port: Number(process.env.PORT ?? DEFAULT_PORT),
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(signal));

async function end(signal: NodeJS.Signals): Promise<void> {
  // The watcher's signal; Ctrl-C is a person's, and ends it.
  if (isWatched && signal === 'SIGTERM') leaveWorld(savedWorldFile(), await savedWorld(sandbox));
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
}
