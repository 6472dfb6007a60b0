import { mkdir, writeFile } from 'node:fs/promises';
import { type Breach, breachText } from '@peace/sandbox/contracts/wire/validating-proxy';
import { expect, test as base } from 'vitest';
import { Sandbox } from '../../src/sandbox.ts';
import { serve } from '../../src/serve-app.ts';
import { Page } from './page.ts';
import { Shell, type Handlers } from './shell.ts';
import { startDisplay } from './virtual-display.ts';
import { startWebDriver } from './web-driver.ts';

interface Fixtures {
  /** WebKitWebDriver listens here. */
  readonly webDriver: string;
  /** The exchanges since the last test that break the OpenAPI description. */
  readonly breaches: Breach[];
  readonly runningSandbox: Sandbox;
  readonly borrowerOrigin: string;
  readonly promoOrigin: string;
  /** Put back to its initial state before each test. */
  readonly sandbox: Sandbox;
  /** Opens a shell; it is closed after the test, which fails when a page in it had an uncaught error. */
  readonly open: (handlers: Handlers, script?: string) => Promise<{ shell: Shell; page: Page }>;
}

const pictures = new URL('../../test-results/', import.meta.url);

export const test = base.extend<Fixtures>({
  webDriver: [
    async ({}, use) => {
      const display = await startDisplay();
      const server = await startWebDriver(display.name);
      await use(server.origin);
      server.stop();
      display.stop();
    },
    { scope: 'file' },
  ],
  breaches: [({}, use) => use([]), { scope: 'file' }],
  runningSandbox: [
    async ({ breaches }, use) => {
      const sandbox = await Sandbox.start((breach) => breaches.push(breach));
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'file' },
  ],
  borrowerOrigin: [
    ({ runningSandbox }, use) => serve('borrower-h5', { PEACE_ORIGIN: runningSandbox.origin }, use),
    { scope: 'file' },
  ],
  promoOrigin: [
    ({ runningSandbox }, use) => serve('promo-landing', { PEACE_ORIGIN: runningSandbox.origin }, use),
    { scope: 'file' },
  ],
  sandbox: async ({ breaches, runningSandbox }, use) => {
    await runningSandbox.control('reset');
    await use(runningSandbox);
    const found = breaches.splice(0).map(breachText);
    if (found.length > 0) throw new Error(`Not as the contract says: ${found.join('; ')}`);
  },
  open: async ({ webDriver, task }, use) => {
    const shells: Shell[] = [];
    await use(async (handlers, script) => {
      const shell = await Shell.open(webDriver, handlers, script);
      shells.push(shell);
      return { shell, page: new Page(shell.driver) };
    });
    for (const shell of shells) {
      if (task.result?.state === 'fail') await takePicture(shell, task.name);
      const faults = await shell.faults();
      await shell.close();
      if (faults.length > 0) throw new Error(`Uncaught in the page: ${faults.join('; ')}`);
    }
  },
});

/** Leaves what a failed test last saw where the journeys leave theirs. */
async function takePicture(shell: Shell, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  const file = new URL(`webkit ${name.replaceAll(/[^\w ]+/g, '')}.png`, pictures);
  await writeFile(file, await shell.driver.takeScreenshot(), 'base64');
}

export { expect };
