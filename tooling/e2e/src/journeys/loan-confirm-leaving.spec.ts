import { expect, test } from '../fixtures.ts';
import { applyButton, dialog, goBackNatively, openOffer } from '../loan-confirm-page.ts';

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
    const question = dialog(page, 'Point out');
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
