import { expect, test } from '../fixtures.ts';
import { enlargeText, expectAccessible, expectFits, expectInteractive } from '../page-checks.ts';
import { button, openChannels } from '../repayment-page.ts';

test('an amount that cannot be read is a dash, and nothing can be paid', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-unreadable-amount')));
  await expect(page.getByText('—')).toBeVisible();
  await expect(page.getByText('The amount could not be read')).toBeVisible();
  await expect(button(page, 'Payment Method')).toHaveCount(0);
  await expect(button(page, 'Check again')).toBeEnabled();
});

test('the rows are two until more is requested; the banner leads to the instructions', async ({
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
  await page.getByRole('link', { name: /How to repay/ }).click();
  await expect(page).toHaveURL(/\/repaymentInstructions\?orderId=\d+$/);
});

// Every fault on every screen: `resilience/faults.spec.ts`.
test('a backend that cannot be reached: nothing can be paid, and Retry reads again', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('repay');
  await sandbox.control('faults', { endpoint: 'getPeriodRepayment', kind: 'drop' });
  await page.goto(borrowerOrigin + entry);
  // The early page's own Retry goes as the app comes, and sends its request again by itself.
  await expectInteractive(page, 'main button');
  await expect(button(page, 'Retry')).toBeVisible();
  await expect(button(page, 'Payment Method')).toHaveCount(0);
  await sandbox.clearFaults();
  await button(page, 'Retry').click();
  await expect(button(page, 'Payment Method')).toBeEnabled();
});

test('amounts of five digits and the opened sheet fit 320 pixels with text twice as large', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(borrowerOrigin + (await sandbox.choose('large-amounts')));
  await enlargeText(page);
  await expect(button(page, 'Payment Method')).toBeVisible();
  await expectFits(page);
  const sheet = await openChannels(page);
  await expect(sheet.getByRole('button', { name: 'Payment' })).toBeInViewport();
  await expectAccessible(page);
});
