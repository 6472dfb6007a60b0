import { desktop, inPhone } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test('a link of a campaign is made, said to be personal where it is, and opened in the phone', async ({
  page,
  devPreviewOrigin,
}) => {
  await page.goto(`${devPreviewOrigin}/testPreview`);
  const builder = page.getByRole('region', { name: 'Link of a campaign' });
  const from = builder.getByLabel('user_from', { exact: true });
  await from.fill('09171234567');
  await expect(builder.getByText('user_from: looks like a person’s number')).toBeVisible();
  await from.fill('poster-7');
  await expect(builder.getByText('user_from: looks like a person’s number')).toBeHidden();
  await expect(builder.getByText(/\/promotion\?.*user_from=poster-7/)).toBeVisible();
  await builder.getByRole('button', { name: 'Open in the phone' }).click();
  await expect(page).toHaveURL(/at=[^&]*promotion[^&]*poster-7/);
  await expect(inPhone(page).getByLabel('Mobile number')).toBeVisible();
});
