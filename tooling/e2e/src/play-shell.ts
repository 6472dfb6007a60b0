import type { Page } from '@playwright/test';

/** Plays a shell that takes every message, also across pages. Returns the messages so far when called. */
export async function playShell(page: Page): Promise<() => Promise<readonly string[]>> {
  const names: string[] = [];
  await page.exposeFunction('takeMessage', (name: string) => void names.push(name));
  await page.addInitScript(() => {
    const handlers = [
      'openPage',
      'openPageWithParam',
      'closeWebview',
      'goHome',
      'startBankFlow',
      'endBankFlow',
      'callTelephone',
    ];
    const handler = (name: string) => ({ postMessage: () => Reflect.get(window, 'takeMessage')(name) });
    const messageHandlers = Object.fromEntries(handlers.map((name) => [name, handler(name)]));
    Object.assign(window, { webkit: { messageHandlers } });
  });
  return async () => {
    // The page's earlier messages have arrived once this has.
    await page.evaluate(() => undefined);
    return names;
  };
}
