import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { agreeBox, applyButton, openOffer } from '../loan-confirm-page.ts';
import { enlargeText, expectAccessible, expectFits, expectInteractive } from '../page-checks.ts';

/** An offer that cannot be applied for shows neither Apply nor the box: the bar says why, and leads to customer service. */
async function expectNothingToApplyFor(page: Page, why: RegExp) {
  await expect(page.getByRole('button', { name: 'Read them again' })).toHaveAccessibleDescription(why);
  await expect(page.getByRole('link', { name: 'Customer service' }).last()).toHaveAccessibleDescription(why);
  await expect(applyButton(page)).toHaveCount(0);
  await expect(agreeBox(page)).toHaveCount(0);
}

test.describe('an offer', () => {
  test('says what is borrowed, received, repaid and paid for it, and when, without an accessibility violation', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-instalments')));
    await expect(page).toHaveTitle('Confirm your loan');
    const cost = page.getByRole('region', { name: 'What this loan costs' });
    await expect(cost.getByRole('term')).toHaveText([
      'You receive',
      'You repay in all',
      'The loan costs you',
      'Repayments',
      'Loan term',
    ]);
    await expect(cost.getByRole('definition')).toHaveText([
      '₱12,000.00',
      '₱13,800.00',
      '₱1,800.00',
      '₱150.00 for every ₱1,000.00',
      '6 × ₱2,300.00',
      '6 months',
    ]);
    await expect(cost).toContainText('Loan Amount₱12,000.00');
    await expect(page.getByText(/^Repayment \d of 6/)).toHaveCount(6);
    await expect(page.getByText(/^Repayment 6 of 6/)).toBeVisible();
    await expectAccessible(page);
  });

  test('every row that the lender sent is shown, and on paper the way to apply is not', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await sandbox.choose('confirm-instalments');
    await openOffer(page, `${borrowerOrigin}/loanConfirm?productId=302`);
    const information = page.getByRole('region', { name: 'Loan information' });
    const last = page.getByText('Repayment 6 of 6');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(last).toBeVisible();
      await expect(information.getByText('Processing fee')).toBeVisible();
      await expect(applyButton(page)).toBeVisible({ visible: media === 'screen' });
    }
  });

  test('a missing value is unknown, never 0', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-no-plan')));
    const cost = page.getByRole('region', { name: 'What this loan costs' });
    await expect(cost.getByRole('definition')).toHaveText(['₱5,000.00', 'Not known', 'Not known', '91 days']);
    await expect(cost).not.toContainText('₱0.00');
    await expectNothingToApplyFor(page, /What this loan costs is not known/);
  });

  test('an unreadable amount cannot be applied for', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-unreadable-amount')));
    await expectNothingToApplyFor(page, /could not be read/);
  });

  test('its agreements open by their place', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm')));
    await page.getByRole('button', { name: 'Disclosure Statement' }).click();
    await expect(page.getByRole('heading', { name: 'Disclosure Statement' })).toBeVisible();
    const [request] = await sandbox.requests('getAgreementLink');
    expect(request?.query).toMatchObject({ productId: '301', scene: '3', position: '1' });
  });

  // Every fault on every screen: `resilience/faults.spec.ts`.
  for (const [endpoint, kind] of [
    ['getOffer', 'wrongCodeType'],
    ['getAgreements', 'drop'],
  ] as const) {
    test(`${endpoint} with ${kind} shows Retry, which works`, async ({ page, borrowerOrigin, sandbox }) => {
      const entry = await sandbox.choose('confirm');
      await sandbox.control('faults', { endpoint, kind });
      await openOffer(page, borrowerOrigin + entry);
      const retry = page.getByRole('button', { name: 'Retry' });
      // The early page's own Retry goes as the app comes, and sends its request again by itself.
      await expectInteractive(page, 'main button');
      await expect(retry).toBeVisible();
      await sandbox.clearFaults();
      await retry.click();
      await expect(page.getByRole('button', { name: 'Loan Agreement' })).toBeVisible();
      await expect(applyButton(page)).toBeEnabled();
    });
  }
});

test('its amounts are whole on 320 pixels with text twice as large', async ({ page, borrowerOrigin, sandbox }) => {
  await page.route(/loan-detail-confirm/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\b5,?([04]\d\d)\.00/g, '15,$1.75');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 320, height: 844 });
  await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm')));
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
