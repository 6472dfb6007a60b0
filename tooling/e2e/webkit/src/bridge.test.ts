import type { Outcome } from '@peace/bridge';
import { messageNames, type MessageName, type Payload } from '@peace/bridge/protocol';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Page } from './page.ts';
import { expect, test as base } from './fixtures.ts';

const test = base.extend<{ readonly bridgePage: string }>({
  bridgePage: [
    async ({}, use) => {
      const server = await createServer({
        root: fileURLToPath(new URL('bridge-page', import.meta.url)),
        configFile: false,
        logLevel: 'error',
        optimizeDeps: { noDiscovery: true, include: [] },
        server: { host: '127.0.0.1', port: 0, ws: false, hmr: false },
      });
      await server.listen();
      const [origin] = server.resolvedUrls?.local ?? [];
      if (origin === undefined) throw new Error('The bridge page is not served.');
      await use(origin);
      await server.close();
    },
    { scope: 'file' },
  ],
});

const payloads: Readonly<Record<MessageName, Payload>> = {
  openPage: { to: 'peace://wallet?from=café' },
  closeWebview: {},
  openPageWithParam: { toP: 'peace://product', productId: '12' },
  goHome: {},
  goToMine: {},
  returnToLogin: {},
  callTelephone: { telephone: '+63 917 123 4567' },
  goToRate: {},
  confirmBurialPoint: { productId: '12' },
  startBankFlow: {},
  endBankFlow: {},
};

async function openBridge(page: Page, address: string): Promise<void> {
  await page.open(address);
  await page.until(async () => ((await host(page)) === null ? 'The page has no bridge.' : undefined));
}

async function host(page: Page): Promise<unknown> {
  return page.driver.executeScript('return window.bridge ? window.bridge.host : null');
}

/** Sends from the page; what became of it, and after how many milliseconds. */
async function send(page: Page, name: MessageName): Promise<Outcome & { readonly after: number }> {
  return page.driver.executeAsyncScript(
    `const [name, payload, done] = arguments;
     const started = performance.now();
     window.bridge.send(name, payload).then((outcome) => done({ ...outcome, after: performance.now() - started }));`,
    name,
    payloads[name],
  );
}

for (const handlers of ['plain', 'reply'] as const) {
  test(`every message is delivered, as it was sent, to ${handlers} handlers`, async ({ open, bridgePage }) => {
    const { shell, page } = await open(handlers);
    await openBridge(page, bridgePage);
    expect(await host(page)).toBe('wkwebview');
    for (const name of messageNames) expect(await send(page, name), name).toMatchObject({ kind: 'delivered' });
    expect(await shell.received()).toEqual(
      messageNames.map((name) => ({ name, payload: payloads[name], page: bridgePage })),
    );
  });
}

test('the promise of a handler without a reply settles with undefined', async ({ open, bridgePage }) => {
  const { page } = await open('plain');
  await openBridge(page, bridgePage);
  const answer = await page.driver.executeAsyncScript(
    `const done = arguments[0];
     const answer = window.webkit.messageHandlers.goHome.postMessage({});
     const waited = new Promise((resolve) => setTimeout(resolve, 1000, 'owed'));
     Promise.race([answer, waited]).then((value) => done([answer instanceof Promise, value === undefined]));`,
  );
  expect(answer).toEqual([true, true]);
});

test('a refusal is reported with its reason', async ({ open, bridgePage }) => {
  const { page } = await open('refuse');
  await openBridge(page, bridgePage);
  expect(await send(page, 'goHome')).toMatchObject({ kind: 'rejected', reason: 'The shell will not.' });
});

test('a missing reply is no-reply after a second and a half, sent once', async ({ open, bridgePage }) => {
  const { shell, page } = await open('silent');
  await openBridge(page, bridgePage);
  const { kind, after } = await send(page, 'goHome');
  expect(kind).toBe('no-reply');
  expect(after).toBeGreaterThanOrEqual(1499);
  expect(await shell.received()).toHaveLength(1);
});

test('handlers that vanish and come back are looked up at each send', async ({ open, bridgePage }) => {
  const { shell, page } = await open('none');
  await openBridge(page, bridgePage);
  expect(await host(page)).toBe('browser');
  expect(await send(page, 'goHome')).toMatchObject({ kind: 'unavailable' });
  await shell.take('reply');
  expect(await send(page, 'goHome')).toMatchObject({ kind: 'delivered' });
  expect(await host(page)).toBe('wkwebview');
  await shell.take('none');
  expect(await send(page, 'goHome')).toMatchObject({ kind: 'unavailable' });
  await shell.take('plain');
  expect(await send(page, 'goHome')).toMatchObject({ kind: 'delivered' });
  expect(await shell.received()).toHaveLength(2);
});

test('going back is the shell’s where no page handles it, and on a page that is not ours', async ({
  open,
  bridgePage,
}) => {
  const { shell, page } = await open('reply');
  expect(await shell.tell('back')).toBe(false);
  await openBridge(page, bridgePage);
  expect(await shell.tell('back')).toBe(false);
});
