import { dirname } from 'node:path';
import { preview } from 'vite';
import { builtFolder } from './stories.ts';

/** A path that no build knows: the static site works below any. */
const base = '/somewhere/below/';

/** Serves the built Storybook for as long as `use` takes, at the address that it is given. */
export async function serveStorybook(use: (address: string) => Promise<void>): Promise<void> {
  const server = await preview({
    root: dirname(builtFolder),
    base,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: builtFolder },
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('Storybook does not listen on a port.');
  await use(`http://127.0.0.1:${address.port}${base}`);
  await server.close();
}
