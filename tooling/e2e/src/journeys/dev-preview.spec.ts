import AxeBuilder from '@axe-core/playwright';
import { commonMessages } from '@peace/i18n/messages/common';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const inPhone = (page: Page) => page.frameLocator('iframe[title="Page in the simulated shell"]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const messages = (page: Page) => page.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem');
const heading = 'To be repaid';

test.describe('the test page', () => {
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

  for (const [section, count] of [
    ['Open a screen', 10],
    ['Every other screen', 16],
  ] as const) {
    test(`each link of “${section}” opens one that its app knows`, async ({ page, devPreviewOrigin, sandbox }) => {
      test.slow();
      await sandbox.choose('default');
      await page.goto(`${devPreviewOrigin}/testPreview`);
      const links = page.getByRole('region', { name: section }).getByRole('link');
      await expect(links).toHaveCount(count);
      const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) {
        await page.goto(devPreviewOrigin + href);
        await expect(page.getByRole('heading').first(), href).toBeVisible();
        expect.soft(await page.title(), href).not.toBe('');
        expect.soft(await page.title(), href).not.toBe(commonMessages.original.pageNotFound);
      }
    });
  }

  test('a link opens its screen in the phone', async ({ page, devPreviewOrigin, sandbox }) => {
    await sandbox.choose('default');
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'Repay delay' }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue('/repayDelay?productId=101&orderId=7001');
    await expect.poll(async () => (await sandbox.requests('delayInfo')).length).toBe(1);
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

test.describe('the shell simulator', () => {
  test('a scenario resets the sandbox and opens its screen; the address brings all of it back', async ({
    page,
    context,
    devPreviewOrigin,
    sandbox,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await tab(page, 'Scenario');
    await page.getByRole('button', { name: /^Status 174: repayable/ }).click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('button', { name: '+ 7 days' }).click();
    await tab(page, 'Network');
    await page.getByLabel('Wait').selectOption('300');
    await page.getByLabel('Colours').selectOption('dark');
    await page.getByLabel('Text size').selectOption('150');
    await expect(page).toHaveURL(/scenario=status-174.*clock=10080.*latency=300/);
    const shared = page.url();
    await page.close();

    await sandbox.control('reset');
    const other = await context.newPage();
    await other.goto(shared);
    await expect(inPhone(other).getByRole('heading', { name: heading })).toBeVisible();
    await expect(other.getByLabel('Wait')).toHaveValue('300');
    await tab(other, 'Scenario');
    await expect(other.getByText('7 d ahead')).toBeVisible();
    const root = inPhone(other).locator('html');
    await expect(root).toHaveCSS('font-size', '24px');
    await expect(root).toHaveCSS('color-scheme', 'dark');
  });

  test('lists each message with its outcome, and shows what the shell does', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=telephone&tab=bridge`);
    const telephone = inPhone(page).getByText('Telephone');
    await telephone.click();
    await expect(messages(page).first()).toHaveText(/callTelephone.*delivered.*"telephone"/);
    await page.getByRole('button', { name: 'Call' }).click();
    await expect(messages(page).first()).toHaveText(/shell → page.*resume.*received/);

    await page.getByLabel('callTelephone').selectOption('missing');
    await telephone.click();
    await expect(messages(page).first()).toHaveText(/callTelephone.*unavailable/);

    await page.getByLabel('callTelephone').selectOption('refuses');
    await page.getByRole('button', { name: 'Reload' }).click();
    await telephone.click();
    await expect(messages(page).first()).toHaveText(/callTelephone.*rejected/);

    await page.getByLabel('callTelephone').selectOption('slow');
    await page.getByRole('button', { name: 'Reload' }).click();
    await telephone.click();
    await expect(messages(page).first()).toHaveText(/callTelephone.*no-reply/);
    await expect(page).toHaveURL(/slow=callTelephone/);
  });

  test('a page that is loaded after the bridge vanished is in a plain browser', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=telephone&tab=bridge`);
    await expect(page.getByText('The page has found its shell.')).toBeVisible();
    await page.getByLabel('The bridge has vanished').check();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByText('Telephone')).toBeVisible();
    await expect(page.getByText('The page has not found a shell.')).toBeVisible();
    await page.getByLabel('The bridge has vanished').uncheck();
    await expect(page.getByText('The page has found its shell.')).toBeVisible();
  });

  test('goes back within the page, then closes it; resume makes the page read again', async ({
    page,
    devPreviewOrigin,
    sandbox,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174&tab=bridge`);
    await inPhone(page).getByRole('button', { name: 'Repayment' }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue(/^\/repay\?/);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue(/^\/loanDetail\?/);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();

    const before = (await sandbox.requests('loanDetails')).length;
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await sandbox.requests('loanDetails')).length).toBe(before + 1);

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Web view closed' })).toBeVisible();
    await page.getByRole('button', { name: 'Open the page again' }).click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  });

  test('network off fails like a lost connection, and the log shows what was asked', async ({
    page,
    devPreviewOrigin,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174&tab=network`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    const requests = page.getByRole('list', { name: 'Requests, newest first' });
    await requests.getByText('loanDetails').first().click();
    await expect(requests.getByText('8174').first()).toBeVisible();

    await page.getByRole('button', { name: 'Network off' }).click();
    await expect(page.getByRole('list', { name: 'Faults in force' })).toContainText('every call');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByText(commonMessages.original.errorNetwork)).toBeVisible();
    await page.getByRole('button', { name: 'Network off' }).click();
    await expect(page.getByRole('list', { name: 'Faults in force' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  });

  test('shows the captcha that was drawn', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#tab=codes`);
    await expect(page.getByText('No captcha was drawn yet.')).toBeVisible();
    const promotion = `${sandbox.origin}/peace/api/v2/youmi/promotion`;
    const answer = await page.request.get(`${promotion}/get-sid`);
    const { data }: { data: { sid: string } } = await answer.json();
    await page.request.get(`${promotion}/get-captcha?sid=${data.sid}&timestamp=1`);
    await expect(page.getByText(`sid ${data.sid}`)).toBeVisible();
  });
});

test.describe('looked at with axe', () => {
  for (const [name, width] of [
    ['a desk', 1280],
    ['a phone', 390],
  ] as const) {
    test(`every panel is free of violations on ${name}`, async ({ page, devPreviewOrigin }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174`);
      await expect(page.getByText('Status 174: repayable').first()).toBeVisible();
      for (const panel of ['Test page', 'Scenario', 'Bridge', 'Network', 'Codes']) {
        await tab(page, panel);
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations, panel).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), panel).toBeLessThanOrEqual(width);
      }
    });
  }
});
