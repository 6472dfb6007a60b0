import { inPhone, press, timeLine } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';
import { playShell } from '../play-shell.ts';

test.describe('inside a real shell', () => {
  test('links lead to the page and its real bridge, until the simulated phone is chosen, which is kept', async ({
    page,
    devPreviewOrigin,
  }) => {
    test.slow();
    const messages = await playShell(page);
    const inPlace = page.getByLabel('Open here instead of in the phone');
    await page.goto(`${devPreviewOrigin}/testPreview`);
    // The tools are what is seen first: the shell itself is the phone.
    await expect(inPlace).toBeChecked();
    await page.getByRole('link', { name: 'Loan detail', exact: true }).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
    expect(await messages()).toEqual([]);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(messages).toEqual(['closeWebview']);

    await page.goto(`${devPreviewOrigin}/testPreview`);
    await inPlace.uncheck();
    await page.reload();
    await expect(inPlace).not.toBeChecked();
    await page.getByRole('link', { name: 'Loan detail', exact: true }).click();
    await expect(inPhone(page).getByRole('heading', { name: 'To be repaid' })).toBeVisible();
    await inPhone(page).getByRole('button', { name: 'Back' }).click();
    await press(page, 'Time line');
    await expect(timeLine(page).filter({ hasText: 'closeWebview' })).toHaveText(/delivered/);
    expect(await messages()).toEqual(['closeWebview']);
  });

  test('a simulated bridge that has vanished leaves the page in a plain browser, not to the real shell', async ({
    page,
    devPreviewOrigin,
  }) => {
    test.slow();
    const messages = await playShell(page);
    await page.goto(`${devPreviewOrigin}/testPreview#shell=gone`);
    await page.getByLabel('Open here instead of in the phone').uncheck();
    await press(page, 'Phone');
    await inPhone(page).getByText('Get help').click();
    await inPhone(page).getByText('Telephone').click();
    // The page's earlier messages have arrived once this has.
    await inPhone(page)
      .getByRole('heading', { name: 'To be repaid' })
      .evaluate(() => undefined);
    expect(await messages()).toEqual([]);
  });
});
