import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choose, open, payment, withoutSms } from '../legacy-repayment-page.ts';

/** Between the halves of a double tap, in milliseconds; a unit test taps every button of every screen twice. */
const gaps = [40, 190];

/** Two taps of a finger at one place, whatever has come there in between. */
async function doubleTap(page: Page, target: Locator, gapMs: number): Promise<void> {
  // It has come in another action's place, and takes no tap at first either.
  await target.click({ trial: true });
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = [x + width / 2, y + height / 2] as const;
  await page.touchscreen.tap(...at);
  // The gap itself is what is tested.
  await new Promise((resolve) => setTimeout(resolve, gapMs));
  await page.touchscreen.tap(...at);
}

/** The borrower comes back from another app. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

for (const gap of gaps) {
  test.describe(`a double tap of ${gap} ms`, () => {
    test('on what reads the order again pays nothing', async ({ page, sandbox }) => {
      await open(page, sandbox);
      await choose(page, withoutSms);
      await expect(payment(page)).toBeEnabled();
      await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500' });
      await comeBack(page);
      const again = page.getByRole('button', { name: 'Check again' });
      await expect(again).toBeVisible();
      await sandbox.clearFaults();
      await doubleTap(page, again, gap);
      // It waits until the button takes a tap, and pays by this one.
      await expect(payment(page)).toBeEnabled();
      expect(await sandbox.requests('chargeCard')).toHaveLength(0);
      await payment(page).click();
      await expect(page).toHaveURL(/\/loanDetail/);
      expect(await sandbox.requests('chargeCard')).toHaveLength(1);
    });

    test('on the link to what is due pays nothing', async ({ page, sandbox }) => {
      await sandbox.choose('legacy-repayment');
      await page.goto('/chooseRepayment?orderId=7001&amount=450000');
      const goOn = page.getByRole('link', { name: 'Payment of ₱5,450.00' });
      await expect(goOn).toBeVisible();
      await choose(page, withoutSms);
      await doubleTap(page, goOn, gap);
      await expect(page).toHaveURL(/amount=545000/);
      await expect(payment(page)).toBeEnabled();
      expect(await sandbox.requests('chargeCard')).toHaveLength(0);
    });
  });
}
