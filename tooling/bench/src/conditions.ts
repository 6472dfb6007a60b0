import type { Browser, CDPSession, Page } from 'playwright';

/** The Lighthouse mobile network and a mid-range phone's processor. */
export const conditions = { kilobitsPerSecond: 1600, roundTripMs: 150, cpuSlowdown: 4, width: 390, height: 844 };

export const conditionsInWords =
  `Chromium, ${conditions.width}×${conditions.height}, ${conditions.kilobitsPerSecond} kbit/s, ` +
  `${conditions.roundTripMs} ms round trip, processor slowed ${conditions.cpuSlowdown}×`;

/** Throttles a page through its DevTools session. */
async function throttle(session: CDPSession): Promise<void> {
  const bytesPerSecond = (conditions.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}

/** A page, its DevTools session, and how to close both. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** A page in a fresh profile. */
export async function openPhone(
  browser: Browser,
  { throttled = true }: { readonly throttled?: boolean } = {},
): Promise<Phone> {
  const { width, height } = conditions;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  // tsx names functions by a helper of its own, which the scripts that run in a page bring along.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (throttled) await throttle(session);
  return { page, session, close: () => context.close() };
}
