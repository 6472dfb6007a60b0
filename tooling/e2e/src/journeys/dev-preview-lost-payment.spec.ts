import { demanded } from '@peace/sandbox/client';
import type { Page } from '@playwright/test';
import { desktop, inPhone, payInPhone, press, timeLine } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test('a payment whose answer was lost before the web view was killed is reproduced by clicking, and again by its link', async ({
  page,
  context,
  browser,
  devPreviewOrigin,
  sandbox,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${devPreviewOrigin}/testPreview`);
  await press(page, 'Reproduce');
  await page
    .getByRole('dialog', { name: 'Reproduce a bug' })
    .getByRole('button', { name: 'A borrower paid, the answer was lost, the web view was killed' })
    .click();
  await expect(page.getByRole('region', { name: 'To reproduce it' }).getByRole('listitem')).toHaveCount(3);
  await payInPhone(page);
  await expect(timeLine(page).filter({ hasText: 'createPayLink' })).toHaveText(/lost.*fault: drop/);
  await press(page, 'Kill & reopen');
  const shown = await settled(page);
  const { payLinks } = await demanded(sandbox.client.payLinks());
  expect(payLinks).toHaveLength(1);
  await press(page, 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.close();

  // A colleague, on another day: nothing is left of it, neither in the sandbox nor in a browser.
  await sandbox.control('reset');
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-PH' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(timeLine(other).filter({ hasText: 'createPayLink' })).toHaveText(/lost.*fault: drop/);
  await expect(other.getByLabel('Address in the phone')).toHaveValue(/^\/repay\?/);
  await expect.poll(() => settled(other)).toEqual(shown);
  expect((await demanded(sandbox.client.payLinks())).payLinks).toEqual(payLinks);
  await elsewhere.close();
});

/** What the phone shows once its order was read, without the time of day; and what it has stored. */
async function settled(page: Page): Promise<{ text: string; stored: string[] }> {
  await expect(inPhone(page).getByText('₱5,450.00').first()).toBeVisible();
  let text = '';
  // It checks by itself too, and says so meanwhile.
  await expect
    .poll(async () => (text = await inPhone(page).locator('main, #root').first().innerText()))
    .toContain('Check again');
  // What outlives a web view; this page's own items are its own affair.
  const stored = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('peace:') && !name.startsWith('peace:dev-preview'))
      .toSorted(),
  );
  return { text: text.replaceAll(/\d\d?:\d\d/g, 'hh:mm'), stored };
}
