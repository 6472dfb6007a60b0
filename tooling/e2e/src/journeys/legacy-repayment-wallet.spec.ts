import { expect, test } from '../fixtures.ts';
import { movedOn } from '../pending-payment.ts';
import { choose, open, payment, radio } from '../legacy-repayment-page.ts';

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
  await expect(page.getByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  await expect(payment(page)).toBeEnabled();
  expect(await sandbox.requests('createWalletLink')).toHaveLength(1);
});

test('after an instalment the page says what is due next, and asks before that is paid early', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('instalments');
  const address = `${borrowerOrigin}/chooseRepayment?orderId=8602&amount=345000&productId=101&sessionId=s-1&userId=u-1`;
  await page.goto(address);
  await choose(page, /Alipay/);
  await payment(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await page.goto(address);
  await expect(movedOn(page)).toContainText('₱3,450.00');
  await choose(page, /Alipay/);
  await payment(page).click();
  await expect(page.getByRole('alertdialog', { name: /^This is not due until \d{4}-\d{2}-\d{2}$/ })).toBeVisible();
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

test('a link of the payment company that is not safe is not opened', async ({ page, borrowerOrigin, sandbox }) => {
  await open(page, borrowerOrigin, sandbox);
  await page.route('**/repayment-huichao?*', (route) =>
    route.fulfill({ json: { code: '00', message: '', data: { url: 'javascript:alert(1)' } } }),
  );
  await choose(page, /Alipay/);
  await payment(page).click();
  await expect(page.getByText(/^The address of the payment page is not safe/).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /Alipay/ })).not.toBeChecked();
  await expect(payment(page)).toBeEnabled();
});
