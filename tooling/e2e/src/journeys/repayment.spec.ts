import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readBarcode } from '../read-barcode.ts';
import { enlargeText, expectAccessible, expectFits } from '../page-checks.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const inDoubt = (page: Page) => page.getByRole('heading', { name: 'We do not know yet whether this went through' });

/** The whole schedule of a lost answer passes, and nothing is seen. */
async function lookInVain(page: Page) {
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText('nothing has arrived', { exact: false })).toBeVisible({ timeout: 200 });
  }).toPass();
}

async function openChannels(page: Page) {
  await button(page, 'Payment Method').click();
  return page.getByRole('dialog', { name: 'Payment Method' });
}

test('an order is repaid: order, channel, pay link, and the order is closed', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const order = borrowerOrigin + (await sandbox.choose('status-174'));
  await page.goto(order);
  await button(page, 'Repayment').click();
  await expect(page).toHaveTitle('Repayment');
  await expect(page.getByText('₱5,450.00')).toBeVisible();
  await expectAccessible(page);

  const sheet = await openChannels(page);
  await expect(sheet.getByRole('radio', { name: 'GCash bill payment' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'Maya bill payment' }).check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Payment' }).click();

  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
  await expect(page.getByText('Maya bill payment')).toBeVisible();
  const [request] = await sandbox.requests('createPayLink');
  expect(request?.payload).toMatchObject({ amount: '5450.00', channelNumber: '90002' });
  expect(request?.payload).not.toHaveProperty('isDelay');

  await button(page, 'Pay').click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await page.goto(order);
  await expect(button(page, 'Borrow Again')).toBeVisible();
});

test('a double tap on Payment sends one request, and the button says what is under way', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
  await sandbox.control('latency', { endpoint: 'createPayLink', ms: 1000 });
  const sheet = await openChannels(page);
  const payment = await sheet.getByRole('button', { name: 'Payment' }).elementHandle();
  await payment?.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) return;
    // Two taps before anything is drawn, and one after.
    element.click();
    element.click();
    await new Promise(requestAnimationFrame);
    element.click();
  });
  await expect(sheet.getByRole('button', { name: 'Preparing your payment...' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
});

test('a javascript: pay link leads nowhere and says so', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('hostile-pay-url');
  await page.goto(borrowerOrigin + entry);
  const sheet = await openChannels(page);
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(sheet.getByRole('alert').getByText('This link is not safe, so it was not opened.')).toBeVisible();
  expect(page.url()).toBe(borrowerOrigin + entry);
  await expect(sheet.getByRole('button', { name: 'Payment' })).toBeEnabled();
});

for (const kind of ['drop', 'http500', 'html', 'truncated', 'empty'] as const) {
  test(`a payment whose answer is lost (${kind}) is offered again only after it was looked for, by a second word and under the same key`, async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.clock.install();
    await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
    await sandbox.control('faults', { endpoint: 'createPayLink', kind, times: 1, applied: true });
    const sheet = await openChannels(page);
    await sheet.getByRole('button', { name: 'Payment' }).click();
    await expect(inDoubt(page)).toBeVisible();
    await expect(button(page, 'Pay again')).toHaveCount(0);
    const sentOnce = (await sandbox.requests('createPayLink')).length;
    await lookInVain(page);

    await button(page, 'Pay again').click();
    await button(page, 'I want to pay again').click();
    await sheet.getByRole('button', { name: 'Payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
    const requests = await sandbox.requests('createPayLink');
    expect(requests).toHaveLength(sentOnce + 1);
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
}

test('while the order cannot be read, nothing can be paid', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
  const payment = (await openChannels(page)).getByRole('button', { name: 'Payment' });
  await expect(payment).toBeEnabled();
  await sandbox.control('faults', { endpoint: 'createPayLink', kind: 'drop', times: 1 });
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500' });
  await payment.click();
  await expect(page.getByText('Please check it again before you pay.')).toBeVisible();
  await expect(button(page, 'Payment Method')).toHaveCount(0);
  await expectAccessible(page);
  await sandbox.clearFaults();
  await button(page, 'Check again').click();
  await expect(page.getByText('so that you do not pay twice', { exact: false })).toBeVisible();
  await expect(button(page, 'Payment Method')).toHaveCount(0);
});

test('an order that was paid elsewhere is found paid on coming back: amount and ways to pay are gone', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
  const sheet = await openChannels(page);
  await sheet.getByRole('radio', { name: 'Maya bill payment' }).check();
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await button(page, 'Pay').click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Repaid' })).toBeVisible();
  await expect(button(page, 'Payment Method')).toHaveCount(0);
});

test('leaving the page in the middle of a payment and coming back does not pay twice', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await button(page, 'Repayment').click();
  await sandbox.control('latency', { endpoint: 'createPayLink', ms: 1000 });
  const sheet = await openChannels(page);
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(sheet.getByRole('button', { name: 'Preparing your payment...' })).toBeVisible();
  await page.goBack();
  await button(page, 'Repayment').click();
  await expect(inDoubt(page)).toBeVisible();
  await expect(button(page, 'Payment Method')).toHaveCount(0);
  await expect.poll(async () => (await sandbox.requests('createPayLink')).length).toBe(1);
  expect(page.url()).toContain('/repay?');
});

test('an amount that cannot be read is a dash, and nothing can be paid', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-unreadable-amount')));
  await expect(page.getByText('—')).toBeVisible();
  await expect(page.getByText('The amount could not be read')).toBeVisible();
  await expect(button(page, 'Payment Method')).toBeDisabled();
});

test('the rows are two until more is asked for; the banner leads to the instructions', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-instructions')));
  await expect(page.getByRole('term')).toHaveCount(2);
  await button(page, 'more').click();
  await expect(page.getByRole('term')).toHaveCount(5);
  await button(page, 'hide').click();
  await expect(page.getByRole('term')).toHaveCount(2);
  await page.getByRole('button', { name: /How to repay/ }).click();
  await expect(page).toHaveURL(/\/repaymentInstructions\?orderId=\d+$/);
});

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
  await expect(page.getByText('Press and hold the text to copy it.')).toBeVisible();
  await expect(page.getByText('copy success')).toHaveCount(0);
});

test('the barcode is loaded when it is asked for, and a scanner reads it', async ({
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

test('an order is extended: the plan, isDelay, and the date that moves', async ({ page, borrowerOrigin, sandbox }) => {
  const order = borrowerOrigin + (await sandbox.choose('status-174-rollover'));
  await page.goto(order);
  await button(page, 'Rollover Repayment').click();
  await expect(page).toHaveTitle('Delay repayment');
  const next = page.getByText(/^Your next payment date is \d{4}-\d{2}-\d{2}$/);
  await expect(next).toBeVisible();
  const date = (await next.innerText()).slice(-10);
  await expect(page.getByRole('region', { name: 'Plan list' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await (await openChannels(page)).getByRole('button', { name: 'Payment' }).click();
  await button(page, 'Pay').click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  const [request] = await sandbox.requests('createPayLink');
  expect(request?.payload).toMatchObject({ isDelay: '1', amount: '600.00' });
  await page.goto(order);
  await expect(page.getByRole('definition').filter({ hasText: date })).toBeVisible();
  await expect(button(page, 'Rollover Repayment')).toHaveCount(0);
});

test('a counter’s channel leads to a code, which closes the order once it was paid', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('repay');
  await page.goto(borrowerOrigin + entry);
  const sheet = await openChannels(page);
  await sheet.getByRole('radio', { name: '7-Eleven counter' }).check();
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(page).toHaveURL(/\/repaymentOfCode\?showType=1/);
  await expect(page.getByText('₱5,450.00')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Payment channel' })).toBeVisible();
  await expectAccessible(page);
  await sandbox.control(`pay-links/${new URL(page.url()).searchParams.get('payCode')}`);
  await page.goto(borrowerOrigin + entry.replace('/repay', '/loanDetail'));
  await expect(button(page, 'Borrow Again')).toBeVisible();
});

test('a QR channel leads to an image with five scanning tips', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
  const sheet = await openChannels(page);
  await sheet.getByRole('radio', { name: 'Bank transfer (QR Ph)' }).check();
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
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

for (const [scenario, endpoint] of [
  ['repay', 'getPeriodRepayment'],
  ['rollover', 'getExtension'],
] as const) {
  for (const kind of ['http500', 'html', 'truncated', 'empty', 'null', 'wrongCodeType', 'drop'] as const) {
    test(`${scenario}: a backend that answers with ${kind} shows a state with Retry, which works`, async ({
      page,
      borrowerOrigin,
      sandbox,
    }) => {
      const entry = await sandbox.choose(scenario);
      await sandbox.control('faults', { endpoint, kind });
      await page.goto(borrowerOrigin + entry);
      await expect(button(page, 'Retry')).toBeVisible();
      await expect(button(page, 'Payment Method')).toHaveCount(0);
      await sandbox.clearFaults();
      await button(page, 'Retry').click();
      await expect(button(page, 'Payment Method')).toBeEnabled();
    });
  }
}

for (const [name, path] of [
  ['repay', '/repay?productId=1'],
  ['repayDelay', '/repayDelay?productId=1'],
] as const) {
  test(`/${name} without an order says what is missing`, async ({ page, borrowerOrigin }) => {
    await page.goto(borrowerOrigin + path);
    await expect(page.getByText('The link does not say which order it is about.')).toBeVisible();
  });
}

for (const scenario of ['repay-default-code', 'rollover', 'long-names', 'large-amounts', 'missing-logos'] as const) {
  test(`${scenario} fits 320 pixels with text twice as large`, async ({ page, borrowerOrigin, sandbox }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(borrowerOrigin + (await sandbox.choose(scenario)));
    await enlargeText(page);
    await expect(button(page, 'Payment Method')).toBeVisible();
    await expectFits(page);
    const sheet = await openChannels(page);
    await expect(sheet.getByRole('button', { name: 'Payment' })).toBeInViewport();
    await expectAccessible(page);
  });
}
