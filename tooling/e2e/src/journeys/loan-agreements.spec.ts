import { expect, test } from '../fixtures.ts';
import { agreeBox, applyButton, dialog, goBackNatively, openOffer } from '../loan-confirm-page.ts';
import { expectAccessible } from '../page-checks.ts';

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
    await expect(modal.getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0);
    await modal.getByRole('link', { name: 'Customer service' }).click();
    await expect(page).toHaveURL(/\/customerService/);
  });
});
