import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

/** Noon of a Sunday in Manila: customer service is closed until Monday, which is its longest text. */
const sunday = new Date('2026-11-29T12:00:00+08:00');

/**
 * Puts page and backend at this Sunday, on whatever day the journey runs. Timers go on. A page distrusts its clock where the
 * `Date` of a response is a day off, so that is replaced, too.
 */
export async function stopClock(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.control('clock', { moveTo: sunday });
  await page.clock.setFixedTime(sunday);
  await page.context().route('**/peace/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: sunday.toUTCString() } });
  });
}
