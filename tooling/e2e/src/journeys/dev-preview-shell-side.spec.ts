import { desktop, heading, inPhone, inSecondPhone, payInPhone, press } from '../dev-preview-page.ts';
import { expect } from '../fixtures.ts';
import { opened, patience, test } from '../dev-preview-fixtures.ts';

test.use({ ...desktop, reducedMotion: 'no-preference' });

test.describe('the shell’s side', () => {
  test.slow();
  // The server outlives a test, also one that fails.
  test.afterEach(async ({ page, devPreviewOrigin }) => {
    await page.request.put(`${devPreviewOrigin}/testPreview/__origins`, {
      headers: { origin: devPreviewOrigin },
      data: { apps: null, backend: null },
    });
  });

  test('the second borrower’s phone stores apart from the first one’s', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=repay&second=other&tab=storage`);
    await expect(inSecondPhone(page).getByText('₱5,450.00').first()).toBeVisible(patience);
    await payInPhone(page);
    await expect.poll(async () => (await sandbox.requests('createPayLink')).length).toBe(1);
    const first = page.getByRole('list', { name: 'Stored by the page' });
    const second = page.getByRole('list', { name: 'Stored by the second phone' });
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

  test('apps and backend are chosen in the page, kept, and said', async ({ page, devPreviewOrigin, elsewhere }) => {
    const { apps, backend } = elsewhere;
    await opened(page, `${devPreviewOrigin}/testPreview#scenario=status-174&tab=links`);
    await page.getByLabel('Backend', { exact: true }).fill(`${backend.origin}/peace`);
    await press(page, 'Point there');
    await expect(page.getByText(`backend: ${backend.origin}`)).toBeVisible();
    await expect.poll(async () => (await backend.requests('getOrder')).length).toBeGreaterThan(0);
    await page.getByLabel('Apps', { exact: true }).fill(apps);
    await press(page, 'Point there');
    await expect(inPhone(page).getByRole('heading', { name: 'The apps of another place' })).toBeVisible(patience);
    await page.reload();
    await expect(page.getByText(`apps: ${apps}`)).toBeVisible(patience);
    await expect(inPhone(page).getByRole('heading', { name: 'The apps of another place' })).toBeVisible(patience);
    await press(page, 'As it was started');
    await expect(page.getByText(`apps: ${apps}`)).toHaveCount(0);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible(patience);
  });
});
