import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('a QR image from another origin is not loaded, and the page leads to the order', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('repay');
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(borrowerOrigin)) externalRequests.push(request.url());
  });
  const link = { showType: '2', payCodeImg: 'https://evil.test/qr.png', repayAmount: '5450.00' };
  const open = (more: Record<string, string>) =>
    page.goto(`${borrowerOrigin}/repaymentOfCode?${new URLSearchParams({ ...link, ...more })}`);

  await open({ orderId: '7001', productId: '101' });
  await expect(page.getByText('this code cannot be shown here')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the order', exact: true }).click();
  await expect(page).toHaveURL(`${borrowerOrigin}/loanDetail?orderId=7001&productId=101`);

  await open({});
  await page.getByRole('link', { name: 'See my orders', exact: true }).click();
  await expect(page).toHaveURL(`${borrowerOrigin}/order`);
  expect(externalRequests).toEqual([]);
});

test('a QR image of the own origin is saved by its link, and stays on the screen', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('pay-picture'));
  await page.goto(entry);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the QR code' }).click();
  expect((await saved).suggestedFilename()).toBe('favicon.svg');
  await expect(page).toHaveURL(entry);
});

const hostileImages = ['javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', '//evil.test/a.png', 'a.png'];

test('a code page does not load a hostile image', async ({ page, borrowerOrigin }) => {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(borrowerOrigin)) externalRequests.push(request.url());
  });
  for (const payCodeImg of hostileImages) {
    await test.step(payCodeImg, async () => {
      const link = { payCode: '<img src=x onerror=alert(1)>', payCodeImg, repayAmount: '5,45O.OO' };
      const open = (more: Record<string, string>) =>
        page.goto(`${borrowerOrigin}/repaymentOfCode?${new URLSearchParams({ ...link, ...more })}`);
      await open({ showType: '1' });
      await expect(page.getByText('This link has no pay code that can be read.')).toBeVisible();
      await open({ showType: '1', payCode: '812034' });
      await expect(page.getByText('—')).toBeVisible();
      await expect(page.getByText('The amount could not be read.')).toBeVisible();
      await open({ showType: '2' });
      await expect(page.getByText('this code cannot be shown here')).toBeVisible();
      await expect(page.getByRole('img')).toHaveCount(0);
      expect(externalRequests).toEqual([]);
      await page.getByRole('link', { name: 'See my orders', exact: true }).click();
      await expect(page).toHaveURL(`${borrowerOrigin}/order`);
    });
  }
});
