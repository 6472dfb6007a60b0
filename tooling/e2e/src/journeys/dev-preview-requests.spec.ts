import { readFile } from 'node:fs/promises';
import { opened } from '../dev-preview-fixtures.ts';
import { desktop, heading, inPhone, press, timeLine } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test.describe('the shell simulator', () => {
  test('the next call is held, a response is replaced once, and what is shown is saved as an HTTP Archive', async ({
    page,
    devPreviewOrigin,
  }) => {
    await opened(page, `${devPreviewOrigin}/testPreview#scenario=status-174`);
    const answered = timeLine(page).filter({ hasText: 'getOrder' });
    await expect(answered).toHaveCount(1);
    await press(page, 'Hold next');
    await expect(page.getByRole('button', { name: 'Hold next' })).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'Resume');
    await press(page, 'Release getOrder');
    await expect(answered).toHaveCount(2);

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

    await page.getByLabel('Filter the time line').fill('endpoint:getOrder');
    const saved = page.waitForEvent('download');
    await press(page, 'HAR');
    const { log } = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(log.entries[0]).toMatchObject({
      response: { status: 200, content: { text: expect.stringContaining('orderStatus') } },
    });
  });
});
