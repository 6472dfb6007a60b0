import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { preview } from 'vite';
import { Sandbox } from './sandbox.ts';

interface TestFixtures {
  /** Put back to its initial state before each test. */
  readonly sandbox: Sandbox;
  /** What must not happen in any journey: an uncaught error or an unhandled rejection. */
  readonly noUncaughtErrors: void;
}

/** Where each built app is served. A journey names those it visits; only they are started. */
interface WorkerFixtures {
  readonly runningSandbox: Sandbox;
  readonly borrowerOrigin: string;
  readonly promoOrigin: string;
  readonly siteOrigin: string;
  /** Also passes on to the other two, as on one host. */
  readonly devPreviewOrigin: string;
}

const require = createRequire(import.meta.url);

/** Serves a built app for as long as `use` takes. The servers read these variables when their configuration is loaded. */
async function serve(app: string, env: Record<string, string>, use: (origin: string) => Promise<void>): Promise<void> {
  Object.assign(process.env, env);
  const root = dirname(require.resolve(`${app}/package.json`));
  const server = await preview({ root, logLevel: 'error', preview: { port: 0, strictPort: false } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`${app} does not listen on a port.`);
  await use(`http://127.0.0.1:${address.port}`);
  await server.close();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  runningSandbox: [
    async ({}, use) => {
      const sandbox = await Sandbox.start();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  borrowerOrigin: [
    ({ runningSandbox }, use) => serve('borrower-h5', { PEACE_ORIGIN: runningSandbox.origin }, use),
    { scope: 'worker' },
  ],
  promoOrigin: [
    ({ runningSandbox }, use) => serve('promo-landing', { PEACE_ORIGIN: runningSandbox.origin }, use),
    { scope: 'worker' },
  ],
  siteOrigin: [
    ({ runningSandbox }, use) => serve('official-site', { PEACE_ORIGIN: runningSandbox.origin }, use),
    { scope: 'worker' },
  ],
  devPreviewOrigin: [
    ({ runningSandbox, borrowerOrigin, promoOrigin }, use) =>
      serve(
        'dev-preview',
        { PEACE_ORIGIN: runningSandbox.origin, BORROWER_H5_ORIGIN: borrowerOrigin, PROMO_LANDING_ORIGIN: promoOrigin },
        use,
      ),
    { scope: 'worker' },
  ],
  sandbox: async ({ runningSandbox }, use) => {
    await runningSandbox.control('reset');
    await use(runningSandbox);
  },
  noUncaughtErrors: [
    async ({ context }, use) => {
      const errors: Error[] = [];
      context.on('weberror', (error) => errors.push(error.error()));
      await use();
      expect(errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
