import { desktop } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test.describe('the test page', () => {
  test('alerts where the device is, previews a photo, and shows what was submitted', async ({
    page,
    context,
    devPreviewOrigin,
  }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await page.getByRole('button', { name: 'Get location' }).click();
    await expect.poll(() => alerts).toEqual([expect.stringContaining('not allowed')]);

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: 121.05, latitude: 14.55 });
    await page.getByRole('button', { name: 'Get location' }).click();
    await expect.poll(() => alerts.at(-1)).toBe('Longitude 121.05, latitude 14.55');

    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
    await page
      .getByLabel('Photo')
      .setInputFiles({ name: 'receipt.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await expect(page.getByText('receipt.svg · image/svg+xml · 64 bytes · 30 × 20 px')).toBeVisible();
    await page.getByLabel('Contact').fill('Ana');
    await page.getByLabel('Contact').press('Enter');
    await expect(page.getByText('Submitted “Ana”, 3 characters.')).toBeVisible();
  });
});
