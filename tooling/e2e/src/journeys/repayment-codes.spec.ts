import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { readBarcode } from '../read-barcode.ts';
import { button } from '../repayment-page.ts';

test('a pay code is copied in the tap, its page opens, and it can be copied there', async ({
  page,
  context,
  borrowerOrigin,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  await button(page, 'Copy').click();
  await expect(page.getByText('copy success')).toBeVisible();
  await expect(page.getByText('Your order is updated once the payment arrives.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');

  await page.getByRole('button', { name: /Isla Bills/ }).click();
  await expect(page).toHaveURL(`${borrowerOrigin}/repaymentOfCode2`);
  await expect(page.getByRole('heading', { name: 'At the counter' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Total payment₱5,450.00');
  await expect(page.getByRole('heading', { name: 'Maya' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  // What the first copy said has gone.
  await expect(page.getByText('copy success')).toHaveCount(0);
  await button(page, 'Click to Copy').click();
  await expect(page.getByText('copy success')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');

  await page.reload();
  await expect(page.getByRole('main')).toContainText('Total payment₱5,450.00');
});

test('where copying is not allowed, the code is there to be copied by hand', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  await button(page, 'Copy').click();
  // A toast says it, too, for a moment.
  const box = page.getByRole('region', { name: 'Isla Bills' });
  await expect(box.getByText('Press and hold the text to copy it.')).toBeVisible();
  await expect(page.getByText('copy success')).toHaveCount(0);
});

test('the barcode is loaded when it is requested, and a scanner reads it', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  await expect(button(page, 'Show barcode')).toBeVisible();
  const before = scripts.length;
  await button(page, 'Show barcode').click();
  const barcode = page.getByRole('img', { name: 'Barcode of the pay code 8120340056789' });
  await expect(barcode).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  expect(await readBarcode(barcode)).toBe('8120340056789');
  await expectAccessible(page);
});

test('where the barcode cannot be loaded, the number stays for the cashier', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  await expect(button(page, 'Show barcode')).toBeVisible();
  await page.route(/\.js$/, (route) => route.abort());
  await button(page, 'Show barcode').click();
  await expect(page.getByText('Show the number to the cashier.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('8120')).toBeVisible();
});

test('a QR image from another origin is not loaded, and the page leads to the order', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('repay');
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(borrowerOrigin)) strangers.push(request.url());
  });
  const link = { showType: '2', payCodeImg: 'https://evil.test/qr.png', repayAmount: '5450.00' };
  const open = (more: Record<string, string>) =>
    page.goto(`${borrowerOrigin}/repaymentOfCode?${new URLSearchParams({ ...link, ...more })}`);

  await open({ orderId: '7001', productId: '101' });
  await expect(page.getByText('this code cannot be shown here')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Back to the order').click();
  await expect(page).toHaveURL(`${borrowerOrigin}/loanDetail?orderId=7001&productId=101`);

  await open({});
  await button(page, 'Back to the order').click();
  await expect(page).toHaveURL(`${borrowerOrigin}/order`);
  expect(strangers).toEqual([]);
});

const hostileImages = ['javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', '//evil.test/a.png', 'a.png'];

for (const payCodeImg of hostileImages) {
  test(`a code page does not load ${payCodeImg}`, async ({ page, borrowerOrigin }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(borrowerOrigin)) strangers.push(request.url());
    });
    const query = { payCode: '<img src=x onerror=alert(1)>', payCodeImg, repayAmount: '5,45O.OO' };
    await page.goto(`${borrowerOrigin}/repaymentOfCode?${new URLSearchParams({ showType: '1', ...query })}`);
    await expect(page.getByText('This link has no pay code that can be read.')).toBeVisible();
    await page.goto(
      `${borrowerOrigin}/repaymentOfCode?${new URLSearchParams({ showType: '1', ...query, payCode: '812034' })}`,
    );
    await expect(page.getByText('—')).toBeVisible();
    await expect(page.getByText('The amount could not be read.')).toBeVisible();
    await page.goto(`${borrowerOrigin}/repaymentOfCode?${new URLSearchParams({ showType: '2', ...query })}`);
    await expect(page.getByText('this code cannot be shown here')).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
    expect(strangers).toEqual([]);
    await button(page, 'Back to the order').click();
    await expect(page).toHaveURL(`${borrowerOrigin}/order`);
  });
}

for (const stored of [null, '{', '{"version":1,"value":{"payCode":""}}', '[]'] as const) {
  test(`/repaymentOfCode2 with ${stored ?? 'nothing'} stored explains and leads back`, async ({
    page,
    borrowerOrigin,
  }) => {
    await page.addInitScript((text) => {
      if (text !== null) localStorage.setItem('peace:repayment-code', text);
    }, stored);
    await page.goto(`${borrowerOrigin}/repaymentOfCode2`);
    await expect(page.getByText('The repayment information is no longer on this device.')).toBeVisible();
    await button(page, 'Back to the order').click();
    await expect(page).toHaveURL(`${borrowerOrigin}/order`);
  });
}
