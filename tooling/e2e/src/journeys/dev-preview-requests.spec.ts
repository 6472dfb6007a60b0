import { commonMessages } from '@peace/i18n/messages/common';
import { desktop, heading, inPhone, payInPhone, timeLine } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test.describe('the shell simulator', () => {
  test('a request is copied as curl and sent again with its key', async ({
    page,
    context,
    devPreviewOrigin,
    sandbox,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=repay`);
    await payInPhone(page);
    const request = timeLine(page).filter({ hasText: 'createPayLink' }).first();
    await request.getByText('createPayLink', { exact: true }).click();
    await request.getByText('Answer', { exact: true }).click();
    await expect(request.getByText(/"payUrl": "/)).toBeVisible();
    await expect(request.getByRole('link', { name: 'Contract' })).toHaveAttribute(
      'href',
      /path=\/docs\/contracts-calls-createpaylink--docs$/,
    );
    await request.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(page.getByText('Command copied')).toBeVisible();
    const [sent] = await sandbox.requests('createPayLink');
    const key = sent?.headers['idempotency-key'] ?? '';
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`-H 'idempotency-key: ${key}'`);
    await request.getByRole('button', { name: 'Send again' }).click();
    await expect
      .poll(async () => (await sandbox.requests('createPayLink')).map(({ outcome }) => outcome))
      .toEqual(['ok', 'ok: the first answer again']);
  });

  test('network off fails like a lost connection, and the log shows what was asked', async ({
    page,
    devPreviewOrigin,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174&tab=network`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    const request = timeLine(page).filter({ hasText: 'getOrder' }).first();
    await request.getByText('getOrder', { exact: true }).click();
    await expect(request.getByText('8174', { exact: true })).toBeVisible();

    await page.getByRole('combobox', { name: 'Network' }).selectOption('off');
    await expect(page.getByRole('list', { name: 'Faults in force' })).toContainText('every call');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByText(commonMessages.original.errorNetwork)).toBeVisible();
    await page.getByRole('combobox', { name: 'Network' }).selectOption('normal');
    await expect(page.getByRole('list', { name: 'Faults in force' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  });
});
