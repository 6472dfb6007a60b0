import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import {
  campaign,
  captcha,
  enterCode,
  fillIn,
  lastCode,
  phone,
  PHONE,
  PHONE_SHOWN,
  REGISTERED,
  requestCode,
  send,
  smsCode,
  toast,
  typeCaptcha,
} from '../promo-page.ts';

test('get-sms: after a lost answer the countdown runs, and the code that came is good', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await sandbox.control('faults', { endpoint: 'sendSmsCode', kind: 'drop', times: 1, applied: true });
  await requestCode(page, sandbox);
  await expect(toast(page, 'error')).toBeVisible();
  await expect(page.getByText(/could not tell whether the code was sent/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^\d\ds$/ })).toBeVisible();
  await enterCode(page, sandbox);
  await expect(page).toHaveURL(/#\/downloadTemplate/);
});

test('get-sms: a wrong captcha (101) draws another image and shows the server’s words', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await phone(page).fill(PHONE);
  await expect(page.getByRole('button', { name: /Show another image/ })).toBeVisible();
  await captcha(page).fill('0000');
  await send(page).click();
  await expect(toast(page, 'The characters do not match the image.')).toBeVisible();
  await expect(captcha(page)).toHaveValue('');
  await expect(captcha(page)).toBeFocused();
  await expect.poll(async () => (await sandbox.requests('getCaptcha')).length).toBe(2);
  const drawn = await sandbox.requests('getCaptcha');
  expect(new Set(drawn.map(({ query }) => query['timestamp'])).size).toBe(2);
  expect(new Set(drawn.map(({ query }) => query['sid'])).size).toBe(1);
  await expectAccessible(page);
});

test('get-sms: a registered number (11) goes to the download page', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?${campaign}`);
  await requestCode(page, sandbox, REGISTERED);
  await expect(toast(page, '您已注册,请直接下载APP登录！')).toBeVisible();
  await expect(page).toHaveURL(/#\/downloadTemplate\?id=1&.*UC=uc1$/);
});

test('get-sms: any other code shows the server’s words', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await sandbox.control('faults', { endpoint: 'sendSmsCode', kind: 'rejected' });
  await requestCode(page, sandbox);
  await expect(page.locator('.van-toast')).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(captcha(page)).not.toHaveValue('');
});

test('the countdown refuses a second code and survives a refresh in the middle', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await fillIn(page, sandbox);
  await page.clock.runFor(10_000);
  const counting = page.getByRole('button', { name: /^\d\ds$/ });
  await counting.click();
  await expect(toast(page, '请勿重复发送验证码!')).toBeVisible();

  const typed = (await lastCode(sandbox)).slice(0, 5);
  await smsCode(page).fill(typed);
  await page.reload();
  await expect(counting).toBeVisible();
  await expect(phone(page)).toHaveValue(PHONE_SHOWN);
  await expect(smsCode(page)).toHaveValue(typed);
  await expect(captcha(page)).toHaveValue('');
  await typeCaptcha(page, sandbox);
  await page.clock.runFor(60_000);
  await expect(send(page)).toBeVisible();
  await enterCode(page, sandbox);
  await expect(page).toHaveURL(/#\/downloadTemplate/);
  const sids = (await sandbox.requests('getCaptcha')).map(({ query }) => query['sid']);
  expect(new Set(sids).size).toBe(1);
});
