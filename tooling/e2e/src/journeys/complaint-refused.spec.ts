import { description, nextPage, send } from '../complaint-page.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('without words nothing is sent, and the rule says so at the box', async ({ page, borrowerOrigin, sandbox }) => {
  await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await send(page).click();
  await expect(page.getByText('Please fill in your comments and suggestions')).toBeVisible();
  await expect(description(page)).toBeFocused();
  expect(await sandbox.requests('fileComplaint')).toHaveLength(0);
});

test('an order that takes no collection complaint says so and leads to customer service, however it is reached', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('complaint-refused')));
  await page.getByRole('button', { name: 'Collection' }).click();
  const rule = page.getByText('Este pedido no admite reclamaciones de cobranza');
  await expect(rule).toBeVisible();
  await expect(page.getByRole('link', { name: 'Calls outside allowed hours' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${borrowerOrigin}/complainPageNext?problemType=1&problemSonType=12&orderNo=7003`);
  await expect(rule).toBeVisible();
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/customerService\?orderId=7003$/);
});
