import type { Page } from '@playwright/test';
import { demanded } from '@peace/sandbox/client';
import { appScript, delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';

/** The shell calls this when the page is in front again. */
const resume = (page: Page) => page.evaluate(() => Reflect.get(window, 'peaceNative').onResume());

// The app's own script, and the code of its first screen: the app has started without it, and hears the shell.
for (const [name, file] of [
  ['the app', appScript],
  ['the first screen', /\/assets\/use-order-details-[^/]*\.js$/],
] as const) {
  test(`the shell brings the page to the front before ${name} has come: the order is read again`, async ({
    page,
    sandbox,
  }) => {
    const letGo = await delayRequests(page, file);
    await page.goto(await sandbox.choose('status-174'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
    if (file !== appScript) await page.waitForFunction(() => Reflect.get(window, 'peaceEarly').isHydrating);
    await demanded(sandbox.client.setOrderStatus('8174', 200));
    await resume(page);
    letGo();
    await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeHidden();
  });
}
