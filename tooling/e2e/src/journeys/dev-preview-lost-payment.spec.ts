import { demanded } from '@peace/sandbox/client';
import { desktop, inPhone, payInPhone, press, timeLine } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test('a payment whose answer was lost before the web view was killed is reproduced by clicking, and again by its link', async ({
  page,
  context,
  devPreviewOrigin,
  sandbox,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${devPreviewOrigin}/testPreview`);
  await press(page, 'Reproduce');
  await page
    .getByRole('dialog', { name: 'Reproduce a bug' })
    .getByRole('button', { name: 'A pay link was requested, the response was lost, the web view was killed' })
    .click();
  await expect(page.getByRole('region', { name: 'To reproduce it' }).getByRole('listitem')).toHaveCount(3);
  const loseThePayment = async () => {
    await payInPhone(page);
    await expect(timeLine(page).filter({ hasText: 'createPayLink' })).toHaveText(/lost.*fault: drop/);
    await press(page, 'Kill & reopen');
    await expect(inPhone(page).getByText('₱5,450.00').first()).toBeVisible();
    await expect(inPhone(page).getByRole('button', { name: 'Check again' })).toBeVisible();
    expect((await demanded(sandbox.client.payLinks())).payLinks).toHaveLength(1);
  };
  await loseThePayment();
  await press(page, 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // The link begins where the recipe began, with nothing stored.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Address in the phone')).toHaveValue(/^\/repay\?/);
  await loseThePayment();
});
