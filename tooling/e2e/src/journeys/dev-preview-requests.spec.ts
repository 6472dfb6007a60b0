import { readFile } from 'node:fs/promises';
import { commonMessages } from '@peace/i18n/messages/common';
import { desktop, heading, inPhone, inspector, payInPhone, press, timeLine } from '../dev-preview-page.ts';
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
    await timeLine(page).filter({ hasText: 'createPayLink' }).click();
    const request = inspector(page);
    await expect(request.getByText(/"payUrl": "/)).toBeVisible();
    await expect(request.getByText('as in the contract')).toBeVisible();
    await expect(request.getByRole('link', { name: 'Contract' })).toHaveAttribute(
      'href',
      /path=\/docs\/contracts-calls-createpaylink--docs$/,
    );
    await request.getByRole('button', { name: 'Copy as cURL' }).click();
    await expect(page.getByText('Command copied')).toBeVisible();
    const [sent] = await sandbox.requests('createPayLink');
    const key = sent?.headers['idempotency-key'] ?? '';
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`-H 'idempotency-key: ${key}'`);
    await request.getByRole('button', { name: 'Replay' }).click();
    await expect
      .poll(async () => (await sandbox.requests('createPayLink')).map(({ outcome }) => outcome))
      .toEqual(['ok', 'ok: the first answer again']);
  });

  test('network off fails like a lost connection, and the log shows what was asked', async ({
    page,
    devPreviewOrigin,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174&tab=faults`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await timeLine(page).filter({ hasText: 'getOrder' }).first().click();
    await inspector(page).getByRole('tab', { name: 'Request' }).click();
    await inspector(page).getByRole('button', { name: '8174', exact: true }).click();
    await expect(page.getByLabel('Filter the time line')).toHaveValue('8174');

    await page.getByRole('combobox', { name: 'Network' }).selectOption('off');
    await expect(page.getByRole('list', { name: 'Faults in force' })).toContainText('every call');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByText(commonMessages.original.errorNetwork)).toBeVisible();
    await page.getByRole('combobox', { name: 'Network' }).selectOption('normal');
    await expect(page.getByRole('list', { name: 'Faults in force' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  });

  test('the next call is held until it is released, and an answer is replaced once', async ({
    page,
    devPreviewOrigin,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    const answered = timeLine(page).filter({ hasText: 'getOrder' });
    const before = await answered.count();
    await press(page, 'Hold next');
    await expect(page.getByRole('button', { name: 'Hold next' })).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'Resume');
    await press(page, 'Release getOrder');
    await expect(answered).toHaveCount(before + 1);

    await answered.first().click();
    await press(page, 'Override next');
    const answer = page.getByLabel('Answer of the next getOrder');
    await answer.fill(
      (await answer.inputValue()).replace('"noticeStatusText": "To be repaid"', '"noticeStatusText": "Overridden"'),
    );
    await press(page, 'Answer the next call so');
    await press(page, 'Reload');
    await expect(inPhone(page).getByRole('heading', { name: 'Overridden' })).toBeVisible();
    await press(page, 'Reload');
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  });

  test('the shown requests are saved as an HTTP Archive with their answers', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await page.getByLabel('Filter the time line').fill('endpoint:getOrder');
    const saved = page.waitForEvent('download');
    await press(page, 'HAR');
    const { log } = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(log.entries[0]).toMatchObject({
      response: { status: 200, content: { text: expect.stringContaining('orderStatus') } },
    });
  });
});
