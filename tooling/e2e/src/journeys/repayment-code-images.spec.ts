import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { openChannels } from '../repayment-page.ts';

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

test('the QR image of a pay link is saved by its link, and stays on the screen', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
  const sheet = await openChannels(page);
  await sheet.getByRole('radio', { name: 'Bank transfer (QR Ph)' }).check();
  await sheet.getByRole('button', { name: 'Payment' }).click();
  const save = page.getByRole('link', { name: 'Save the QR code' });
  await expect(save).toBeVisible();
  await expect(page.getByText('This code came with a link')).toHaveCount(0);
  const entry = page.url();
  const saved = page.waitForEvent('download');
  await save.click();
  expect((await saved).suggestedFilename()).toMatch(/^\d{13}\.svg$/);
  await expect(page).toHaveURL(entry);

  // The same address as a link of a message: it may be anyone's.
  const other = await page.context().newPage();
  await other.goto(entry);
  await expect(other.getByText('This code came with a link')).toBeVisible();
  await expect(other.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Save the QR code' })).toHaveCount(0);
});

test('a QR image of a link stands under the notice, with nothing of the order that the link names', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('pay-picture'));
  for (const order of ['', '&orderId=7001&productId=101']) {
    await page.goto(entry + order);
    if (order) await expect.poll(async () => (await sandbox.requests('getPeriodRepayment')).length).toBeGreaterThan(0);
    await expect(page.getByText('This code came with a link')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('link', { name: /Save/ })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Repayment date');
    await expectAccessible(page);
  }
});

test('a picture that a borrower uploaded is not shown as a code to pay by', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
  const upload = await page.evaluate(async () => {
    const form = new FormData();
    form.append('problemImage', new File(['x'], 'a.png', { type: 'image/png' }));
    const answer = await fetch('/peace/user-problem/upload-problem-img', { method: 'POST', body: form });
    return (await answer.json()).data.url;
  });
  for (const payCodeImg of [upload, upload.replace('user', '%75ser'), `/peace/__files/..%2F..${upload}`]) {
    const link = new URLSearchParams({ showType: '2', payCodeImg, repayAmount: '5450.00', orderId: '7001' });
    await page.goto(`${borrowerOrigin}/repaymentOfCode?${link}`);
    await expect(page.getByText('this code cannot be shown here')).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
  }
});

const hostileImages = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.test/a.png',
  'a.png',
  '/favicon.svg',
];

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
