import { patience } from '../dev-preview-fixtures.ts';
import { desktop, inSecondPhone, payInPhone, press } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use({ ...desktop, reducedMotion: 'no-preference' });

test.describe('the shell’s side', () => {
  test.slow();
  test('the second borrower’s phone stores apart from the first one’s', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=repay&second=other&tab=storage`);
    await expect(inSecondPhone(page).getByText('₱5,450.00').first()).toBeVisible(patience);
    await payInPhone(page);
    await expect.poll(async () => (await sandbox.requests('createPayLink')).length).toBe(1);
    const first = page.getByRole('list', { name: 'Storage', exact: true });
    const second = page.getByRole('list', { name: 'Storage of the second phone' });
    await expect(first.getByText('payment:8401')).toBeVisible();
    await expect(second.getByText('owner').first()).toBeVisible();
    await expect(second.getByText('payment:8401')).toHaveCount(0);
    // A page that is loaded anew in the second phone finds its own borrower still, and leaves the first one's items.
    await page
      .locator('iframe[title="Page in the second phone"]')
      .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.reload());
    const users = async () => (await sandbox.requests('getOrder')).map(({ query }) => query['userId']);
    await expect.poll(async () => (await users()).at(-1)).toBe('other-user');
    await expect(first.getByText('payment:8401')).toBeVisible();
  });

  test('two tabs of one borrower share what is stored', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=repay&second=same`);
    await expect(inSecondPhone(page).getByText('₱5,450.00').first()).toBeVisible(patience);
    await payInPhone(page);
    const stored = () =>
      inSecondPhone(page)
        .locator('html')
        .evaluate(() => Object.keys(localStorage));
    await expect.poll(stored).toContain('peace:payment:8401');
    await press(page, 'Resume in the second phone');
    await expect(inSecondPhone(page).getByRole('button', { name: 'Check again' })).toBeVisible();
  });
});
