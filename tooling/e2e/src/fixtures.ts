import { type Breach, breachText } from '@peace/sandbox/contracts/wire/validating-proxy';
import { test as base, expect, type Page } from '@playwright/test';
import { Sandbox } from './sandbox.ts';
import { serve } from './serve-app.ts';

interface TestFixtures {
  /** Put back to its initial state before each test. */
  readonly sandbox: Sandbox;
  /** An uncaught error or an unhandled rejection fails any journey. */
  readonly noUncaughtErrors: void;
  /** Nor a call or a response that the OpenAPI description does not describe. */
  readonly contractChecked: void;
  /** `CPU_SLOWDOWN=3`: as on a processor that is three times slower, to find what depends on the machine. */
  readonly slowProcessor: void;
  /** A request that a journey still answers when it ends is no failure of it. */
  readonly noRoutesLeft: void;
}

/** The address of each built app; a page's base is borrower-h5. A journey names the others that it visits; only they are started. */
interface WorkerFixtures {
  /** The exchanges since the last test that break the description. */
  readonly breaches: Breach[];
  readonly runningSandbox: Sandbox;
  readonly borrowerOrigin: string;
  readonly promoOrigin: string;
  readonly siteOrigin: string;
  /** Also passes on to the other two, as on one host. */
  readonly devPreviewOrigin: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  breaches: [({}, use) => use([]), { scope: 'worker' }],
  runningSandbox: [
    async ({ breaches }, use) => {
      const sandbox = await Sandbox.start((breach) => breaches.push(breach));
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
  baseURL: ({ borrowerOrigin }, use) => use(borrowerOrigin),
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
  // Before a journey that does not name it, too: what the one before it has set is not there any more.
  sandbox: [
    async ({ runningSandbox }, use) => {
      await runningSandbox.control('reset');
      await use(runningSandbox);
    },
    { auto: true },
  ],
  slowProcessor: [
    async ({ context }, use) => {
      const rate = Number(process.env['CPU_SLOWDOWN'] ?? 1);
      const slowDown = async (page: Page) => {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate });
      };
      // A page that is closed meanwhile needs none.
      if (rate > 1) context.on('page', (page) => void slowDown(page).catch(() => undefined));
      await use();
    },
    { auto: true },
  ],
  noUncaughtErrors: [
    async ({ context }, use) => {
      const errors: Error[] = [];
      context.on('weberror', (error) => errors.push(error.error()));
      await use();
      expect(errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  noRoutesLeft: [
    async ({ context }, use) => {
      await use();
      for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  contractChecked: [
    async ({ breaches }, use) => {
      await use();
      expect(breaches.splice(0).map(breachText), 'not as the contract says').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
