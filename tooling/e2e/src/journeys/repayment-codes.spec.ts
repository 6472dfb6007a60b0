import { copiedCode, pendingPayment } from '../pending-payment.ts';
import { expect, test } from '../fixtures.ts';
import { enlargeText, expectAccessible, expectFits } from '../page-checks.ts';
import { readBarcode } from '../read-barcode.ts';
import { button, openChannels } from '../repayment-page.ts';

test('a pay code is copied in the tap, its page opens, and it can be copied there', async ({
  page,
  context,
  borrowerOrigin,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  const toast = page.locator('.van-toast').filter({ hasText: 'copy success' });
  await button(page, 'Copy').click();
  await expect(toast).toBeVisible();
  await expect(page.getByText('Your order is updated once the payment arrives.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');

  await page.getByRole('button', { name: /Isla Bills/ }).click();
  await expect(page).toHaveURL(`${borrowerOrigin}/repaymentOfCode2`);
  await expect(page.getByRole('heading', { name: 'At the counter' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Total payment₱5,450.00');
  await expect(page.getByRole('heading', { name: 'Maya' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  // The first copy's message has gone; the slip still tells a screen reader that this code was copied.
  await page.clock.runFor(3000);
  await expect(toast).toHaveCount(0);
  await button(page, 'Click to Copy').click();
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');

  await page.reload();
  await expect(page.getByRole('main')).toContainText('Total payment₱5,450.00');
});

test('if copying is not allowed, the code can be selected', async ({ page, borrowerOrigin, sandbox }) => {
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

test('if the barcode cannot be loaded, the number is still shown', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  await expect(button(page, 'Show barcode')).toBeVisible();
  await page.route(/\.js$/, (route) => route.abort());
  await button(page, 'Show barcode').click();
  await expect(page.getByRole('heading', { name: 'Show this number to the cashier' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('8120')).toBeVisible();
});

for (const stored of [null, '{'] as const) {
  test(`/repaymentOfCode2 with ${stored ?? 'nothing'} stored explains and leads back`, async ({
    page,
    borrowerOrigin,
  }) => {
    await page.addInitScript((text) => {
      if (text !== null) localStorage.setItem('peace:repayment-code', text);
    }, stored);
    await page.goto(`${borrowerOrigin}/repaymentOfCode2`);
    await expect(page.getByText('The repayment information is no longer on this device.')).toBeVisible();
    await page.getByRole('link', { name: 'See my orders', exact: true }).click();
    await expect(page).toHaveURL(`${borrowerOrigin}/order`);
  });
}

test('the amount beside a pay code is on one line, with large text on a small phone', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  const amount = page.locator('.peace-slip__amount');
  await expect(amount).toBeVisible();
  await enlargeText(page);
  expect(await amount.evaluate((element) => element.getClientRects().length)).toBe(1);
  await expectFits(page);
});

const linkOfOrder = '/repaymentOfCode?showType=1&payCode=8120340056789&repayAmount=5450.00&orderId=8402&productId=101';

test('the specification’s query shows amount, picture and a code that is copied, under a notice', async ({
  page,
  context,
  borrowerOrigin,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.choose('repay');
  const link = {
    showType: '1',
    payCode: '8120340056789',
    payCodeImg: '/peace/__files/logo/7.svg',
    repayAmount: '5450.00',
  };
  await page.goto(`${borrowerOrigin}/repaymentOfCode?${new URLSearchParams(link)}`);
  await expect(page.getByText('This code came with a link')).toBeVisible();
  await expect(page.getByText('₱5,450.00')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Payment channel' })).toBeVisible();
  await button(page, 'Copy').click();
  await expect(page.locator('.van-toast').filter({ hasText: 'copy success' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See my orders', exact: true }).click();
  await expect(page).toHaveURL(`${borrowerOrigin}/order`);
});

test('the number of a mobile wallet is not shown as the code of a link, however it is spelled', async ({
  page,
  borrowerOrigin,
}) => {
  for (const payCode of ['09171234567', '63 0917 123 4567', '00639171234567', '0917.123.4567', '09171234567-0']) {
    await page.goto(`${borrowerOrigin}/repaymentOfCode?${new URLSearchParams({ showType: '1', payCode })}`);
    await expect(page.getByText('this code cannot be shown here')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('917');
  }
});

test('a link with another amount than what is due says so, and leads to what is due', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('repay-default-code');
  await page.goto(borrowerOrigin + linkOfOrder.replace('5450.00', '99999.00'));
  await expect(page.getByText('The amount of this link is not what is due now.')).toBeVisible();
  await expect(button(page, 'Copy')).toBeVisible();
  await expect(button(page, 'Show barcode')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See what is due' }).click();
  await expect(page.getByText('₱5,450.00').first()).toBeVisible();
});

test('the order’s own code in a link is recorded when it is copied, and stays beside another payment', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('repay-default-code'));
  await page.goto(borrowerOrigin + linkOfOrder);
  await expect(button(page, 'Show barcode')).toBeVisible();
  await button(page, 'Copy').click();
  await expect(copiedCode(page)).toBeVisible();
  await expect(button(page, 'Copy')).toBeVisible();
  await page.goto(entry);
  await expect(copiedCode(page)).toBeVisible();
  await button(page, 'I did not pay').click();

  const sheet = await openChannels(page);
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
  await page.goto(borrowerOrigin + linkOfOrder);
  await expect(pendingPayment(page)).toBeVisible();
  await expect(button(page, 'Copy')).toBeVisible();
  await expectAccessible(page);
});

test('after the session ended the stored code waits for a login', async ({ page, borrowerOrigin, sandbox }) => {
  const session = new URLSearchParams({ sessionId: 's-1', userId: 'u-1', mobilePhone: '09171234567' });
  const entry = await sandbox.choose('repay-default-code');
  await page.goto(`${borrowerOrigin}${entry}&${session}`);
  await expect(page).not.toHaveURL(/sessionId/);
  await page.getByRole('button', { name: /Isla Bills/ }).click();
  await expect(button(page, 'Show barcode')).toBeEnabled();
  await sandbox.control('faults', { endpoint: '*', kind: 'http401' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in to see this page.' })).toBeVisible();
  await expect(page.getByText('8120')).toHaveCount(0);
  await expectAccessible(page);

  await sandbox.clearFaults();
  session.set('sessionId', 's-2');
  await page.goto(`${borrowerOrigin}/repaymentOfCode2?${session}`);
  await expect(button(page, 'Show barcode')).toBeEnabled();
});
