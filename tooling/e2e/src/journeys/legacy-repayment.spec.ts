import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../sandbox.ts';
import { expectAccessible } from '../page-checks.ts';

const withSms = /Isla Savings Bank/;
const withoutSms = /Bangko ng Bayan/;
const session = 'userId=u-1&sessionId=s-1';

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const payment = (page: Page) => page.getByRole('button', { name: 'Payment' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your payment' });
const codeField = (page: Page) => dialog(page).getByLabel('SMS code');

/** Chooses a card by hand, as a thumb does: on its row. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await radio(page, name).check({ force: true });
}

async function open(page: Page, origin: string, sandbox: Sandbox, scenario = 'legacy-repayment'): Promise<void> {
  await page.goto(`${origin}${await sandbox.choose(scenario)}&${session}`);
}

/** The code that the last SMS said. */
const lastCode = (sandbox: Sandbox) => sandbox.lastSmsCode();

test('no card is chosen at first, and Payment asks for one', async ({ page, borrowerOrigin, sandbox }) => {
  await open(page, borrowerOrigin, sandbox);
  await expect(page.getByText('₱5,450.00')).toBeVisible();
  for (const each of await page.getByRole('radio').all()) await expect(each).not.toBeChecked();
  await expectAccessible(page);
  await payment(page).click();
  await expect(page.getByText('请先选择银行卡')).toBeVisible();
  expect(await sandbox.requests('chargeCard')).toHaveLength(0);
});

test('a card that needs no code is charged once by a double tap, and the order takes the page’s place', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(`${borrowerOrigin}/error`);
  await open(page, borrowerOrigin, sandbox);
  await sandbox.control('latency', { endpoint: 'chargeCard', ms: 400 });
  await choose(page, withoutSms);
  await payment(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending your payment request...' })).toBeVisible();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=7001&productId=101/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  const requests = await sandbox.requests('chargeCard');
  expect(requests.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ amount: '545000', cardId: '302', orderId: '7001', couponId: '', sendMsg: '1' }),
  ]);
  await page.goBack();
  await expect(page).toHaveURL(/\/error$/);
});

test('a coupon goes with the charge; the order id alone is enough to read and to open the order', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('legacy-repayment');
  await page.goto(`${borrowerOrigin}/chooseRepayment?orderId=7001&amount=540000&couponId=c-9`);
  await expect(page.getByText('Order number 7001')).toBeVisible();
  await choose(page, withoutSms);
  await payment(page).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=7001$/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  const [request] = await sandbox.requests('chargeCard');
  expect(request?.payload).toMatchObject({ couponId: 'c-9', amount: '540000' });
});

test('a card with a code: too short, wrong, right', async ({ page, borrowerOrigin, sandbox }) => {
  await open(page, borrowerOrigin, sandbox);
  await choose(page, withSms);
  await payment(page).click();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);

  await codeField(page).fill('12345');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page).getByText('请输入正确的验证码')).toBeVisible();
  expect(await sandbox.requests('confirmCharge')).toHaveLength(0);

  const code = await lastCode(sandbox);
  await codeField(page).fill(code === '000000' ? '111111' : '000000');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page).getByText('验证码错误')).toBeVisible();

  await sandbox.control('latency', { endpoint: 'confirmCharge', ms: 300 });
  await codeField(page).fill(code);
  await dialog(page).getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=7001&productId=101/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  expect(await sandbox.requests('confirmCharge')).toHaveLength(2);
});

test('another code may be asked for after 60 seconds, for the same charge', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.clock.install();
  await open(page, borrowerOrigin, sandbox);
  await choose(page, withSms);
  await payment(page).click();
  const counting = dialog(page).getByRole('button', { name: /^\d+s$/ });
  await expect(counting).toBeDisabled();
  await page.clock.runFor(20_000);
  await expect(counting).toHaveText(/^(40|39|38)s$/);
  await page.clock.runFor(41_000);
  const resend = dialog(page).getByRole('button', { name: '获取验证码' });
  await resend.click();
  await expect(counting).toHaveText(/^(60|59)s$/);
  const requests = await sandbox.requests('chargeCard');
  expect(requests.map(({ payload }) => payload['sendMsg'])).toEqual(['1', '1']);
  expect(new Set(requests.map(({ payload }) => payload['repayToken'])).size).toBe(1);
});

test('closing the dialog and paying again with the card sends no second SMS within the minute', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await open(page, borrowerOrigin, sandbox);
  await choose(page, withSms);
  await payment(page).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await payment(page).click();
  await expect(codeField(page)).toBeVisible();
  const requests = await sandbox.requests('chargeCard');
  expect(requests.map(({ payload }) => payload['sendMsg'])).toEqual(['1', '0']);
  await codeField(page).fill(await lastCode(sandbox));
  await codeField(page).press('Enter');
  await expect(page).toHaveURL(/\/loanDetail/);
});

test('a page that is killed while its SMS is read comes back to the code, without another charge', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await open(page, borrowerOrigin, sandbox);
  await choose(page, withSms);
  await payment(page).click();
  await expect(codeField(page)).toBeVisible();
  await page.reload();
  await codeField(page).fill(await lastCode(sandbox));
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  expect(await sandbox.requests('chargeCard')).toHaveLength(1);
});

test('a charge that went through but was not answered leads to the order, and is not made again', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await open(page, borrowerOrigin, sandbox);
  await sandbox.control('faults', { endpoint: 'chargeCard', kind: 'http500', times: 1, applied: true });
  await choose(page, withoutSms);
  await payment(page).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  expect(await sandbox.requests('chargeCard')).toHaveLength(1);
});

test('a connection that breaks after the charge makes no second one, even where the browser itself sends it again', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await open(page, borrowerOrigin, sandbox);
  await sandbox.control('faults', { endpoint: 'chargeCard', kind: 'drop', times: 1, applied: true });
  await choose(page, withoutSms);
  await payment(page).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  // Chromium repeats a request whose kept-alive connection was closed without an answer: the token tells the server.
  const tokens = (await sandbox.requests('chargeCard')).map(({ payload }) => payload['repayToken']);
  expect(new Set(tokens).size).toBe(1);
});

test('a charge that was lost on its way is offered again once it was looked for, by a second word, under the same token', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.clock.install();
  await open(page, borrowerOrigin, sandbox);
  await choose(page, withoutSms);
  await sandbox.control('faults', { endpoint: 'chargeCard', kind: 'http500', times: 1 });
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500', times: 1 });
  await payment(page).click();
  await expect(page.getByText('error', { exact: true })).toBeVisible();
  await expect(page.getByText('Your order could not be checked yet.', { exact: false })).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText('nothing has arrived', { exact: false })).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.getByRole('button', { name: 'Pay again' }).click();
  await page.getByRole('button', { name: 'I want to pay again' }).click();
  await payment(page).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  const tokens = (await sandbox.requests('chargeCard')).map(({ payload }) => payload['repayToken']);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(1);
});

test('a confirmation that was not answered keeps the dialog and the code', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.clock.install();
  await open(page, borrowerOrigin, sandbox);
  await choose(page, withSms);
  await payment(page).click();
  await expect(codeField(page)).toBeVisible();
  const code = await lastCode(sandbox);
  await sandbox.control('faults', { endpoint: 'confirmCharge', kind: 'html', times: 1 });
  await codeField(page).fill(code);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(dialog(page).getByText('it still has to be paid', { exact: false })).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(codeField(page)).toHaveValue(code);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/loanDetail/);
});

test('a refusal shows the server’s words, and the next try has a token of its own', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await open(page, borrowerOrigin, sandbox);
  await sandbox.control('faults', { endpoint: 'chargeCard', kind: 'rejected', times: 1 });
  await choose(page, withoutSms);
  await payment(page).click();
  await expect(page.getByRole('status').getByRole('heading')).toBeVisible();
  await payment(page).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  const tokens = (await sandbox.requests('chargeCard')).map(({ payload }) => payload['repayToken']);
  expect(new Set(tokens).size).toBe(2);
});

test('an order that was repaid meanwhile is not charged: the page goes on to it', async ({
  page,
  borrowerOrigin,
  sandbox,
  context,
}) => {
  await open(page, borrowerOrigin, sandbox);
  await choose(page, withoutSms);
  const other = await context.newPage();
  await other.goto(`${borrowerOrigin}/chooseRepayment?orderId=7001&amount=545000&productId=101`);
  await choose(other, withoutSms);
  await payment(other).click();
  await expect(other).toHaveURL(/\/loanDetail/);
  await payment(page).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
});

test('the wallet leads to the payment company, and coming back reads the order', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await open(page, borrowerOrigin, sandbox);
  await choose(page, /Alipay/);
  await payment(page).click();
  await expect(page).toHaveURL(/\/__pay\//);
  const [request] = await sandbox.requests('createWalletLink');
  expect(request?.payload).toEqual({ userId: 'u-1', orderId: '7001', amount: '545000' });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You started a payment' })).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
  expect(await sandbox.requests('createWalletLink')).toHaveLength(1);
});

test('the wallet needs to know who pays', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('legacy-repayment')));
  await expect(radio(page, /Open this page from the app/)).toBeDisabled();
});

test('without a card the wallet alone is offered', async ({ page, borrowerOrigin, sandbox }) => {
  await open(page, borrowerOrigin, sandbox, 'legacy-repayment-no-cards');
  await expect(page.getByRole('radio')).toHaveCount(1);
});

test('an amount that cannot be read is not guessed', async ({ page, borrowerOrigin, sandbox }) => {
  await open(page, borrowerOrigin, sandbox, 'legacy-repayment-unreadable-amount');
  await expect(page.getByText('—')).toBeVisible();
  await expect(payment(page)).toBeDisabled();
  await expect(payment(page)).toHaveAccessibleDescription(/The amount could not be read/);
});

for (const [query, name] of [
  ['amount=545000', 'which order it is about'],
  ['orderId=7001', 'how much is to be paid'],
] as const) {
  test(`a link that does not say ${name} says so`, async ({ page, borrowerOrigin }) => {
    await page.goto(`${borrowerOrigin}/chooseRepayment?${query}`);
    await expect(page.getByText(`The link does not say ${name}.`)).toBeVisible();
  });
}

test('cards that cannot be read are asked for again', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('legacy-repayment');
  await sandbox.control('faults', { endpoint: 'getRepaymentWays', kind: 'http500' });
  await page.goto(borrowerOrigin + entry);
  await expect(page.getByRole('heading', { name: '查询银行卡列表失败' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(radio(page, withSms)).toBeVisible();
});

test('a link of the payment company that is not safe is not opened', async ({ page, borrowerOrigin, sandbox }) => {
  await open(page, borrowerOrigin, sandbox);
  await page.route('**/repayment-huichao?*', (route) =>
    route.fulfill({ json: { code: '00', message: '', data: { url: 'javascript:alert(1)' } } }),
  );
  await choose(page, /Alipay/);
  await payment(page).click();
  await expect(page.getByText('This link is not safe, so it was not opened.').first()).toBeVisible();
  await expect(payment(page)).toBeEnabled();
});
