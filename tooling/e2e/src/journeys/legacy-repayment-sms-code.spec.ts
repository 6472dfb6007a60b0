import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { choose, codeField, dialog, lastCode, open, payment, withSms } from '../legacy-repayment-page.ts';
import { enlargeText, expectAccessible } from '../page-checks.ts';

test('a card with a code: too short, wrong, right', async ({ page, sandbox }) => {
  await open(page, sandbox);
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

  const release = await delayRequests(page, /repayment-confirm/);
  await codeField(page).fill(code);
  await dialog(page).getByRole('button', { name: 'Confirm' }).dblclick();
  release();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=7001&productId=101/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  expect(await sandbox.requests('confirmCharge')).toHaveLength(2);
});

test('another code may be requested after 60 seconds, for the same charge', async ({ page, sandbox }) => {
  await page.clock.install();
  await open(page, sandbox);
  await choose(page, withSms);
  await payment(page).click();
  const counting = dialog(page).getByText(/^\d+s$/);
  await expect(counting).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(counting).toHaveText(/^(40|39|38)s$/);
  await page.clock.runFor(41_000);
  const resend = dialog(page).getByRole('button', { name: '获取验证码' });
  await resend.click();
  await expect(counting).toHaveText(/^(60|59)s$/);
  const sent = async () => (await sandbox.requests('chargeCard')).map(({ payload }) => payload['sendMsg']);
  await expect.poll(sent).toEqual(['1', '1']);
  const requests = await sandbox.requests('chargeCard');
  expect(new Set(requests.map(({ payload }) => payload['repayToken'])).size).toBe(1);
});

test('a page that is killed while its SMS is read comes back to the code, without another charge', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await choose(page, withSms);
  await payment(page).click();
  await expect(codeField(page)).toBeVisible();
  await page.reload();
  await codeField(page).fill(await lastCode(sandbox));
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  expect(await sandbox.requests('chargeCard')).toHaveLength(1);
});

test('with large text on a small phone, a code that is missing brings its field into view', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, sandbox);
  await enlargeText(page);
  await choose(page, withSms);
  await payment(page).click();
  const confirm = dialog(page).getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await expect(codeField(page)).toBeFocused();
  const problem = dialog(page).getByText('请输入正确的验证码');
  await expect
    .poll(async () => {
      const [box, below] = [await problem.boundingBox(), await confirm.boundingBox()];
      return box !== null && below !== null && box.y > 0 && box.y + box.height <= below.y;
    })
    .toBe(true);
});
