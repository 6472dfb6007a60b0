import type { Browser, BrowserContext, Page } from 'playwright';

/** The Lighthouse mobile network and a mid-range phone's processor. */
export const conditions = { kilobitsPerSecond: 1600, roundTripMs: 150, cpuSlowdown: 4, width: 390, height: 844 };

/** A page in a fresh profile, and how to close both. */
export async function openPhone(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const { width, height } = conditions;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  // tsx adds a helper to functions, so scripts that run in a page need it, too.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return { page: await openPage(context), close: () => context.close() };
}

/** A further page in a profile, slowed down through its DevTools session. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  const bytesPerSecond = (conditions.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return page;
}
