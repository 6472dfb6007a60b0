/** The Lighthouse mobile network and a mid-range phone's processor. */
export const conditions = { kilobitsPerSecond: 1600, roundTripMs: 150, cpuSlowdown: 4, width: 390, height: 844 };

export const conditionsInWords =
  `Chromium, ${conditions.width}×${conditions.height}, ${conditions.kilobitsPerSecond} kbit/s, ` +
  `${conditions.roundTripMs} ms round trip, processor slowed ${conditions.cpuSlowdown}×`;

/** Throttles a page through its DevTools session. */
async function throttle(session) {
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

/**
 * A page in a fresh profile.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ throttled?: boolean }} [options]
 * @returns {Promise<{ page: import('playwright').Page, session: import('playwright').CDPSession, close: () => Promise<void> }>}
 */
export async function openPhone(browser, { throttled = true } = {}) {
  const { width, height } = conditions;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (throttled) await throttle(session);
  return { page, session, close: () => context.close() };
}
