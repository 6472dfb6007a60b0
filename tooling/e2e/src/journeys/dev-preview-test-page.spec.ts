import { desktop } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test.describe('the test page', () => {
  test('a link opens its screen in the phone, in its scenario', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await page.getByRole('link', { name: 'Repay delay' }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue('/repayDelay?productId=68407&orderId=8407');
    await expect.poll(async () => (await sandbox.requests('getExtension')).length).toBe(1);
    await expect(page).toHaveURL(/scenario=rollover/);
  });

  test('keeps what was edited, and its links carry it', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    const values = {
      'App version': '9.8.7',
      'Device name': 'Pixel & co',
      'Device id': 'd/1',
      'OS version': '18',
      'Session id': 's 1',
      'Advertising id': 'ad-1',
      'Product id': '202',
      'Order id': '9009',
    };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.goto('about:blank');
    await page.goto(`${devPreviewOrigin}/testPreview`);
    for (const [label, value] of Object.entries(values)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    const href = (await page.getByRole('link', { name: 'Loan detail' }).getAttribute('href')) ?? '';
    expect(Object.fromEntries(new URL(href, devPreviewOrigin).searchParams)).toMatchObject({
      appVersion: '9.8.7',
      deviceName: 'Pixel & co',
      deviceId: 'd/1',
      osVersion: '18',
      sessionId: 's 1',
      advertisingId: 'ad-1',
      productId: '202',
      orderId: '9009',
    });
  });

  test('alerts where the device is, and that it was not allowed', async ({ page, context, devPreviewOrigin }) => {
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
  });

  test('previews a photo and shows what was submitted', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
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
