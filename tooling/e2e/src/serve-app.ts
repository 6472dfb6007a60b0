import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { preview } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Serves a built app for as long as `use` takes, at the origin that it is given.
 *
 * @param env what the app's servers read when their configuration is loaded, such as `PEACE_ORIGIN`
 */
export async function serve(
  app: string,
  env: Record<string, string>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  Object.assign(process.env, env);
  const root = dirname(require.resolve(`${app}/package.json`));
  const server = await preview({ root, logLevel: 'error', preview: { port: 0, strictPort: false } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`${app} does not listen on a port.`);
  await use(`http://127.0.0.1:${address.port}`);
  await server.close();
}
