import { expect, test } from '../fixtures.ts';
import { agreeBox, applyButton, dialog, goBackNatively, openOffer } from '../loan-confirm-page.ts';
import { expectAccessible, expectInteractive } from '../page-checks.ts';

test.describe('an offer', () => {
  test('says what is received, repaid and paid for it, and when, without an accessibility violation', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-instalments')));
    await expect(page).toHaveTitle('Confirm your loan');
    const cost = page.getByRole('region', { name: 'What this loan costs' });
    await expect(cost.getByRole('term')).toHaveText(['You repay in all', 'The loan costs you', 'Loan term']);
    await expect(cost.getByRole('definition')).toHaveText(['₱13,800.00', '₱1,800.00', '6 months']);
    await expect(cost).toContainText('Loan Amount₱12,000.00');
    // An instalment loan has its plan opened.
    await expect(page.getByText(/^Repayment \d of 6/)).toHaveCount(6);
    await expect(page.getByText(/^Repayment 6 of 6/)).toBeVisible();
    await expectAccessible(page);
  });

  test('elsewhere the plan is folded, as the lender’s rows are, and unfolded on paper', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await sandbox.choose('confirm-instalments');
    await openOffer(page, `${borrowerOrigin}/loanConfirm?productId=302`);
    const last = page.getByText('Repayment 6 of 6');
    const fee = page.getByText('Processing fee');
    await expect(page.getByText('Repayment 3 of 6')).toBeVisible();
    await expect(last).toBeHidden();
    await expect(fee).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(last).toBeVisible();
    await expect(fee).toBeVisible();
    await expect(applyButton(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'more' }).click();
    await expect(last).toBeVisible();
  });

  test('what was not sent is not known, and never 0', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-no-plan')));
    const cost = page.getByRole('region', { name: 'What this loan costs' });
    await expect(cost.getByRole('definition')).toHaveText(['Not known', 'Not known', '91 days']);
    await expect(cost).not.toContainText('₱0.00');
  });

  test('an unreadable amount cannot be applied for', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-unreadable-amount')));
    await expect(applyButton(page)).toBeDisabled();
    await expect(applyButton(page)).toHaveAccessibleDescription(/could not be read/);
  });

  test('its agreements open by their place', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm')));
    await page.getByRole('button', { name: 'Disclosure Statement' }).click();
    await expect(page.getByRole('heading', { name: 'Disclosure Statement' })).toBeVisible();
    const [request] = await sandbox.requests('getAgreementLink');
    expect(request?.query).toMatchObject({ productId: '301', scene: '3', position: '1' });
  });

  for (const [endpoint, kind] of [
    ['getOffer', 'http500'],
    ['getOffer', 'html'],
    ['getOffer', 'wrongCodeType'],
    ['getOffer', 'nullData'],
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

test.describe('the agreement modal', () => {
  test('opens on load; Agree ticks the box, its page is sandboxed and can be opened', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-agreement')));
    const modal = dialog(page, 'Agreement');
    const frame = modal.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentFrame().getByRole('heading', { name: 'Loan Agreement' })).toBeVisible();
    // The framed page is a third party's.
    await expectAccessible(page, { exclude: 'iframe' });
    await modal.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(modal).toBeHidden();
    await expect(agreeBox(page)).toBeChecked();

    await page.reload();
    await modal.getByRole('button', { name: 'Open the agreement on a page of its own' }).click();
    await expect(page.getByRole('heading', { name: 'Loan Agreement' })).toBeVisible();
    expect(page.url()).toContain('/peace/__agreements/');
  });

  test('Cancel, and the back gesture, clear the box', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-agreement')));
    const modal = dialog(page, 'Agreement');
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await expect(modal).toBeHidden();
    await expect(agreeBox(page)).not.toBeChecked();
    await expect(applyButton(page)).toBeDisabled();

    await page.reload();
    await expect(modal).toBeVisible();
    expect(await goBackNatively(page)).toBe(true);
    await expect(modal).toBeHidden();
    await expect(agreeBox(page)).not.toBeChecked();
    expect(await goBackNatively(page)).toBe(false);
  });

  test('a hostile address is not framed, and cannot be agreed to', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('hostile-agreement')));
    const modal = dialog(page, 'Agreement');
    await expect(modal.getByText('This link is not safe, so it was not opened.')).toBeVisible();
    await expect(modal.locator('iframe')).toHaveCount(0);
    await expect(modal.getByRole('button', { name: 'Agree', exact: true })).toBeDisabled();
  });
});

test.describe('the question before leaving', () => {
  test('is asked on the back gesture only where the server wants it', async ({ page, borrowerOrigin, sandbox }) => {
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm')));
    await expect(applyButton(page)).toBeEnabled();
    expect(await goBackNatively(page)).toBe(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Cancel stays, Agree leaves', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(`${borrowerOrigin}/error`);
    await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm-retention')));
    await expect.poll(() => goBackNatively(page)).toBe(true);
    const question = dialog(page, 'Leaving already?');
    await expect(question).toContainText('Your loan is one tap away.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();

    expect(await goBackNatively(page)).toBe(true);
    await expect(question).toBeVisible();
    // A second gesture only closes it.
    expect(await goBackNatively(page)).toBe(true);
    await expect(question).toBeHidden();

    await page.getByRole('button', { name: 'Back' }).click();
    await question.getByRole('button', { name: 'Agree' }).click();
    await expect(page).toHaveURL(/\/error$/);
  });
});
