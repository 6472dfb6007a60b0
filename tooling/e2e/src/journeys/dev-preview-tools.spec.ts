import { desktop, heading, inPhone, press, tab } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test.describe('the shell simulator', () => {
  test('a scenario resets the sandbox and opens its screen; the address brings all of it back', async ({
    page,
    context,
    devPreviewOrigin,
    sandbox,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await tab(page, 'World');
    await page
      .getByRole('region', { name: 'Most used' })
      .getByRole('button', { name: 'Status 174: repayable status-174', exact: true })
      .click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await press(page, '+ 7 days');
    await tab(page, 'Faults');
    await page.getByLabel('Wait').selectOption('300');
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByLabel('Text size').selectOption('150');
    await expect(page).toHaveURL(/scenario=status-174.*clock=10080.*latency=300/);
    const shared = page.url();
    await page.close();

    await sandbox.control('reset');
    const other = await context.newPage();
    await other.goto(shared);
    await expect(inPhone(other).getByRole('heading', { name: heading })).toBeVisible();
    await expect(other.getByLabel('Wait')).toHaveValue('300');
    await expect(other.getByText('7 d ahead').first()).toBeVisible();
    const root = inPhone(other).locator('html');
    await expect(root).toHaveCSS('font-size', '24px');
    await expect(root).toHaveCSS('color-scheme', 'dark');
  });
});
