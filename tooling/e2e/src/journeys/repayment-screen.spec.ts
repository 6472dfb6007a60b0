import { expect, test } from '../fixtures.ts';
import { enlargeText, expectAccessible, expectFits } from '../page-checks.ts';
import { button, openChannels } from '../repayment-page.ts';

test('amounts of five digits and the opened sheet fit 320 pixels with text twice as large', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(await sandbox.choose('large-amounts'));
  await enlargeText(page);
  await expect(button(page, 'Payment Method')).toBeVisible();
  await expectFits(page);
  const sheet = await openChannels(page);
  await expect(sheet.getByRole('button', { name: 'Payment' })).toBeInViewport();
  await expectAccessible(page);
});
