import { expect, test } from '../fixtures.ts';
import { applyButton, openOffer } from '../loan-confirm-page.ts';
import { enlargeText, expectFits } from '../page-checks.ts';

test.describe('an offer', () => {
  test('is printed whole, without the way to apply', async ({ page, sandbox }) => {
    await openOffer(page, await sandbox.choose('confirm-instalments'));
    await expect(applyButton(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Repayment 6 of 6')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Loan information' }).getByText('Processing fee')).toBeVisible();
    await expect(applyButton(page)).toBeHidden();
  });
});

test('its amounts are whole on 320 pixels with text twice as large', async ({ page, sandbox }) => {
  await page.route(/loan-detail-confirm/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\b5,?([04]\d\d)\.00/g, '15,$1.75');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 320, height: 844 });
  await openOffer(page, await sandbox.choose('confirm'));
  await enlargeText(page);
  const amounts = page.getByText(/₱15,\d{3}\.75/);
  await expect(amounts.first()).toBeVisible();
  await expectFits(page);
  for (const amount of await amounts.all()) {
    const box = await amount.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
  }
});
