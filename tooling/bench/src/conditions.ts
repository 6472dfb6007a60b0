import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** The Lighthouse mobile network and a mid-range phone's processor. */
export const conditions = { kilobitsPerSecond: 1600, roundTripMs: 150, cpuSlowdown: 4, width: 390, height: 844 };

/** How a page is slowed down: by the conditions above, unless they are changed or left out. */
export interface Throttling {
  /** False: neither network nor processor is slowed. */
  readonly throttled?: boolean;
  /** The network is slowed on the way, by a line of its own. */
  readonly isLinePaced?: boolean;
  readonly cpuSlowdown?: number;
}

/** Throttles a page through its DevTools session. */
async function throttle(session: CDPSession, { cpuSlowdown, isLinePaced }: Throttling): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown ?? conditions.cpuSlowdown });
  if (isLinePaced) return;
  const bytesPerSecond = (conditions.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** A page, its DevTools session, and how to close both. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** A page in a fresh profile. */
export async function openPhone(browser: Browser, throttling?: Throttling): Promise<Phone> {
  const { width, height } = conditions;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  // tsx adds a helper to functions, so scripts that run in a page need it, too.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return { ...(await openPage(context, throttling)), close: () => context.close() };
}

/** A further page in a profile. */
export async function openPage(
  context: BrowserContext,
  { throttled = true, ...throttling }: Throttling = {},
): Promise<Omit<Phone, 'close'>> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (throttled) await throttle(session, throttling);
  return { page, session };
}
