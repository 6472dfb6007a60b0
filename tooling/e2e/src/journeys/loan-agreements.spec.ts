import { expect, test } from '../fixtures.ts';
import { agreeBox, applyButton, dialog, goBackNatively, openOffer } from '../loan-confirm-page.ts';
import { expectAccessible } from '../page-checks.ts';

test.describe('the agreement modal', () => {
  test('opens on load; Agree ticks the box, its page is sandboxed and can be opened', async ({ page, sandbox }) => {
    await openOffer(page, await sandbox.choose('confirm-agreement'));
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
    await modal.getByRole('button', { name: 'Open the agreement' }).click();
    await expect(page.getByRole('heading', { name: 'Loan Agreement' })).toBeVisible();
    expect(page.url()).toContain('/peace/__agreements/');
  });

  test('Cancel, and the back gesture, clear the box', async ({ page, sandbox }) => {
    await openOffer(page, await sandbox.choose('confirm-agreement'));
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

  test('links that are followed in its frame are no steps of the way back', async ({ page, sandbox }) => {
    await page.route(/__agreements/, async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 0);
      await route.fulfill({
        contentType: 'text/html',
        body: `<h1>Page ${number}</h1><a href="?page=${number + 1}">On</a>`,
      });
    });
    await page.goto('/customerService');
    const entry = await sandbox.choose('confirm-agreement');
    await openOffer(page, entry);
    const frame = dialog(page, 'Agreement').locator('iframe').contentFrame();
    for (const number of [0, 1, 2]) {
      await expect(frame.getByRole('heading', { name: `Page ${number}` })).toBeVisible();
      await frame.getByRole('link', { name: 'On' }).click();
    }
    await expect(frame.getByRole('heading', { name: 'Page 3' })).toBeVisible();
    await dialog(page, 'Agreement').getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(agreeBox(page)).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/customerService/);
  });

  test('a PDF, an error and a page of another origin are agreed to after they were opened', async ({
    page,
    sandbox,
  }) => {
    await sandbox.choose('confirm-agreement');
    const elsewhere = 'https://lender.test/agreement';
    for (const url of ['/peace/__agreements/contract.pdf', '/peace/__nothing/agreement', elsewhere]) {
      await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Terms</h1>' }));
      await page.route(/loan-detail-confirm/, async (route) => {
        const response = await route.fetch();
        const answer = JSON.parse(await response.text());
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, popAgreementUrl: url } } });
      });
      await openOffer(page, '/loanConfirm?productId=304');
      const modal = dialog(page, 'Agreement');
      const agree = modal.getByRole('button', { name: 'Agree', exact: true });
      await expect(modal.getByText('The agreement is loading...')).toHaveCount(0);
      await expect(agree).toBeDisabled();
      await modal.getByRole('button', { name: 'Open the agreement' }).click();
      await expect(page).not.toHaveURL(/loanConfirm/);
      await page.goBack();
      await expect(agree).toBeEnabled();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});
