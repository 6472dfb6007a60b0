import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { preview } from 'vite';
import type { PreviewServer } from 'vite';
import { Sandbox } from './sandbox.ts';

/** Where each built app is served; dev-preview also passes on to the other two, as on one host. */
export interface Apps {
  readonly borrower: string;
  readonly promo: string;
  readonly site: string;
  readonly devPreview: string;
}

interface TestFixtures {
  /** Put back to its initial state before each test. */
  readonly sandbox: Sandbox;
  /** What must not happen in any journey: an uncaught error or an unhandled rejection. */
  readonly noUncaughtErrors: void;
}

interface WorkerFixtures {
  readonly runningSandbox: Sandbox;
  readonly apps: Apps;
}

const require = createRequire(import.meta.url);

async function serve(app: string): Promise<{ server: PreviewServer; origin: string }> {
  const root = dirname(require.resolve(`${app}/package.json`));
  const server = await preview({ root, logLevel: 'error', preview: { port: 0, strictPort: false } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`${app} does not listen on a port.`);
  return { server, origin: `http://127.0.0.1:${address.port}` };
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
  apps: [
    async ({ runningSandbox }, use) => {
      process.env['PEACE_ORIGIN'] = runningSandbox.origin;
      const borrower = await serve('borrower-h5');
      const promo = await serve('promo-landing');
      const site = await serve('official-site');
      process.env['BORROWER_H5_ORIGIN'] = borrower.origin;
      process.env['PROMO_LANDING_ORIGIN'] = promo.origin;
      const devPreview = await serve('dev-preview');
      await use({
        borrower: borrower.origin,
        promo: promo.origin,
        site: site.origin,
        devPreview: devPreview.origin,
      });
      await Promise.all([borrower, promo, site, devPreview].map(({ server }) => server.close()));
    },
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
