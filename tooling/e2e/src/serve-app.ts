import { configureRelease } from '@peace/deploy/install-release';
import { folderOf } from '@peace/deploy/sites';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, preview, type Logger, type Plugin } from 'vite';

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
  await serveFolder(app, undefined, use);
}

// The journeys drop connections on purpose, and what a dropped one shows is what they assert.
const logger = createLogger('error');
const withoutProxyErrors: Logger = {
  ...logger,
  error: (message, options) => {
    if (!message.includes('http proxy error')) logger.error(message, options);
  },
};

/**
 * Gives the pages of a built app settings of its own, as a deployment does, and serves that. Nothing is compressed, which takes longer than
 * the journey.
 *
 * @param settings what differs from the build, as `config.json` has it
 */
export async function serveConfigured(
  app: string,
  settings: object,
  env: Record<string, string>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  Object.assign(process.env, env);
  const folder = await mkdtemp(join(tmpdir(), `${app}-`));
  const release = join(folderOf(app), 'dist');
  await cp(release, folder, { recursive: true });
  const { pages } = configureRelease({ release, file: settings });
  for (const [path, html] of Object.entries(pages)) await writeFile(join(folder, path), html);
  await serveFolder(app, folder, use);
  await rm(folder, { recursive: true });
}

/** Vite's preview server would compress each response anew, which takes longer than sending it over the loopback. */
const uncompressed: Plugin = {
  name: 'peace:uncompressed',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

async function serveFolder(
  app: string,
  outDir: string | undefined,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const server = await preview({
    root: folderOf(app),
    customLogger: withoutProxyErrors,
    plugins: [uncompressed],
    ...(outDir === undefined ? {} : { build: { outDir } }),
    preview: { port: 0, strictPort: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`${app} does not listen on a port.`);
  await use(`http://127.0.0.1:${address.port}`);
  await server.close();
}
