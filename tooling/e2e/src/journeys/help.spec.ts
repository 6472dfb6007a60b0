import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('customer service: the chat opens, the mail link is a link, both can be read and copied', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/html' }));
  await page.goto(await sandbox.choose('customer-service'));
  await expect(page.getByText('+63 917 000 0000')).toBeVisible();
  await expect(page.getByRole('link', { name: /^E-Mail/ })).toHaveAttribute('href', 'mailto:care@peace.example');
  await expectAccessible(page);
  const [request] = await sandbox.requests('getSupportContact');
  expect(request?.payload).toEqual({ overall: '30' });

  const mail = page.locator('.contacts__row').filter({ hasText: 'care@peace.example' });
  await mail.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('care@peace.example');
  await page.getByRole('button', { name: /^Online Service/ }).click();
  await expect(page).toHaveURL('https://wa.me/639170000000');
});
