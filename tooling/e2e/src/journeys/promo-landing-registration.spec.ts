import { expect, test } from '../fixtures.ts';
import {
  captcha,
  enterCode,
  fillIn,
  haveCode,
  lastCode,
  phone,
  PHONE,
  PHONE_SHOWN,
  register,
  REGISTERED,
  send,
  smsCode,
  toast,
  typeCaptcha,
} from '../promo-page.ts';

test('nothing is sent or counted without a tap, and a wrong code can be tried again at once', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await phone(page).fill(PHONE);
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await smsCode(page).fill('000000');
  await expect(smsCode(page)).toHaveValue('000000');
  expect(await sandbox.requests('sendSmsCode')).toHaveLength(1);
  for (const tap of [1, 2, 3]) {
    await expect.poll(async () => (await sandbox.requests('register')).length).toBe(tap - 1);
    await expect.poll(async () => (await sandbox.requests('trackClick')).length).toBe(tap - 1);
    await register(page).click();
    await expect(toast(page, 'The SMS code is wrong or has expired.').first()).toBeVisible();
    // Later than the second half of a double tap.
    await page.clock.fastForward(1000);
  }
  await enterCode(page, sandbox);
  await expect(page).toHaveURL(/#\/downloadTemplate/);
});

test('quick taps on Register register once, and each tap is counted', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await fillIn(page, sandbox);
  await sandbox.control('faults', { endpoint: 'trackClick', kind: 'slow', ms: 500 });
  await sandbox.control('faults', { endpoint: 'register', kind: 'slow', ms: 500 });
  await smsCode(page).fill(await lastCode(sandbox));
  await page.getByRole('button', { name: /^Register/ }).click({ clickCount: 3 });
  await expect(page).toHaveURL(/#\/downloadTemplate/);
  expect(await sandbox.requests('register')).toHaveLength(1);
  await expect.poll(async () => (await sandbox.requests('trackClick')).length).toBe(3);
});

test('register: a wrong captcha (-1), another refusal, a registered number (11)', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await phone(page).fill(PHONE);
  await haveCode(page).click();
  await captcha(page).fill('0000');
  await smsCode(page).fill('000000');
  await register(page).click();
  await expect(toast(page, 'The characters do not match the image.')).toBeVisible();
  await typeCaptcha(page, sandbox);
  await register(page).click();
  await expect(toast(page, 'The SMS code is wrong or has expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await phone(page).fill(REGISTERED);
  await register(page).click();
  await expect(toast(page, '您已注册,请直接下载APP登录！')).toBeVisible();
  await expect(page).toHaveURL(/#\/downloadTemplate\?id=1$/);
  // Neither the number nor the code is kept, on the page or in storage.
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toMatch(/139 ?0000|000000/);
  await page.getByRole('link', { name: 'Back to registration' }).click();
  await expect(phone(page)).toHaveValue('');
});

test('register: a lost answer says error and keeps everything; trying again leads on', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await fillIn(page, sandbox);
  await sandbox.control('faults', { endpoint: 'register', kind: 'drop', times: 1, applied: true });
  await enterCode(page, sandbox);
  await expect(toast(page, 'error')).toBeVisible();
  await expect(page.getByText(/could not tell whether you were registered/)).toBeVisible();
  await expect(phone(page)).toHaveValue(PHONE_SHOWN);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/#\/downloadTemplate/);
});
