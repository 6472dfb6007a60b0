/** The Lighthouse mobile network and a mid-range phone's processor. */
export const conditions = { kilobitsPerSecond: 1600, roundTripMs: 150, cpuSlowdown: 4, width: 390, height: 844 };

/** Throttles a page through its DevTools session. */
export async function throttle(session) {
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
