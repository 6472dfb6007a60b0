import { expect, test } from '../fixtures.ts';
import { applyButton } from '../loan-confirm-page.ts';
import { expectAccessible } from '../page-checks.ts';

test('the orders lead to their details, to paying and to a complaint, the overdue one first', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('orders')));
  await expect(page).toHaveTitle('My orders');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  const orders = page.getByRole('article');
  await orders.first().getByRole('button', { name: 'Order Details' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=7002$/);
  await page.goBack();
  await orders.first().getByRole('button', { name: 'Repayment' }).click();
  await expect(page).toHaveURL(/\/repay\?orderId=7002$/);
  await page.goBack();
  await orders.nth(1).getByRole('button', { name: 'File a complaint' }).click();
  await expect(page).toHaveURL(/\/complaint\?orderId=7001$/);
});

test('an order with an unknown product is shown and can be repaid', async ({ page, borrowerOrigin, sandbox }) => {
  await sandbox.choose('orders');
  await page.goto(`${borrowerOrigin}/loanDetail?orderId=7001`);
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await page.getByRole('button', { name: 'Repayment' }).click();
  await expect(page).toHaveURL(/\/repay\?orderId=7001$/);
  await page.getByRole('button', { name: 'Payment Method' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Payment' }).click();
  await expect(page).toHaveURL(/\/peace\/__pay\//);
  const [sent] = await sandbox.requests('createPayLink');
  expect(sent?.payload).toEqual({ orderId: '7001', amount: expect.any(String), channelNumber: expect.any(String) });
});

test('an order without its product borrows again from all products, and its event is sent', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('status-200');
  await page.goto(`${borrowerOrigin}/loanDetail?orderId=8200`);
  await page.getByRole('button', { name: 'Borrow Again' }).click();
  await expect(page).toHaveURL(/\/recommendList$/);
  const [event] = await sandbox.requests('saveEvent');
  expect(event?.payload).toEqual({ moduleId: '30', positionId: '0' });
});

test('an order without its product binds a card where accounts are kept, or by the product it was opened with before', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('card-prompt');
  const bind = page.getByRole('button', { name: 'Go and bind the card' });
  await page.goto(`${borrowerOrigin}/loanDetail?orderId=8304`);
  await bind.click();
  await expect(page).toHaveURL(/\/customerService$/);
  await page.goto(borrowerOrigin + entry);
  await expect(bind).toBeVisible();
  await page.goto(`${borrowerOrigin}/loanDetail?orderId=8304`);
  await bind.click();
  await expect(page).toHaveURL(/\/bindBank\?productId=68304&source=loanDetail$/);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('a changed bank account lands on the orders and says so', async ({ page, borrowerOrigin, sandbox }) => {
  await sandbox.choose('orders');
  await page.goto(`${borrowerOrigin}/order?source=loanDetail`);
  await expect(page.getByRole('heading', { name: 'Your payment account was saved' })).toBeVisible();
});

test('without orders it leads to the products, and without those back', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('empty')));
  await expect(page.getByRole('heading', { name: 'You have no orders yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'See what you can borrow' }).click();
  await expect(page).toHaveURL(/\/recommendList$/);
  await expect(page.getByRole('heading', { name: 'There are no products to show right now.' })).toBeVisible();
  await page.getByRole('button', { name: 'See my orders' }).click();
  await expect(page).toHaveURL(/\/order$/);
});

test('the recommended list opens a product', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('recommend-list')));
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('article', { name: 'Salapi Lane' }).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: /^Salapi Lane/ })).toBeVisible();
});

test('a product leads to its offer, in parts to that of an instalment loan', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('product')));
  await expect(page.getByText('₱12,000.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'See the offer' }).click();
  await expect(page).toHaveURL(/\/confirmOfPeriod\?productId=202$/);
  await page.goto(`${borrowerOrigin}/product?productId=201`);
  await page.getByRole('button', { name: 'See the offer' }).click();
  await expect(page).toHaveURL(/\/loanConfirm\?productId=201$/);
});

test('borrowing again leads to the product and its offer', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-200')));
  await page.getByRole('button', { name: 'Borrow Again' }).click();
  await page.getByRole('button', { name: 'See the offer' }).click();
  await expect(applyButton(page)).toBeEnabled();
});

test('the loan agreement lists what can be read, and what holds for every loan', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('loan-agreement')));
  await expect(page.getByRole('heading', { name: 'Loan terms and conditions' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Data Privacy Consent' }).click();
  await expect(page.getByRole('heading', { name: 'Data Privacy Consent' })).toBeVisible();
  await page.goto(`${borrowerOrigin}/loanAgreement`);
  await expect(page.getByRole('heading', { name: 'Loan terms and conditions' })).toBeVisible();
});

for (const path of ['/loanConfirm', '/confirmOfPeriod', '/newLoanConfirm', '/product']) {
  test(`${path} without a product says what is missing`, async ({ page, borrowerOrigin, sandbox }) => {
    await sandbox.choose('default');
    await page.goto(borrowerOrigin + path);
    await expect(page.getByText('The link does not say which loan it is about.')).toBeVisible();
  });
}
