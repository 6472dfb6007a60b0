import { expect, test as base } from '../fixtures.ts';
import {
  captcha,
  campaign,
  fillIn,
  haveCode,
  lastCode,
  phone,
  PHONE,
  register,
  REGISTERED,
  send,
  smsCode,
  toast,
  typeCaptcha,
} from '../promo-page.ts';
import { serveBuiltWith } from '../serve-app.ts';
import { expectAccessible } from '../page-checks.ts';

/** promo-landing as it is built for Philippine numbers; everywhere else it takes the original rule's. */
const test = base.extend<object, { readonly philippineOrigin: string }>({
  philippineOrigin: [
    ({ runningSandbox }, use) =>
      serveBuiltWith('promo-landing', { VITE_PHONE_REGION: 'ph' }, { PEACE_ORIGIN: runningSandbox.origin }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('the form comes step by step, each of them whole in the window of a phone', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.goto(`${promoOrigin}/promotion?id=2`);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get started' })).toBeInViewport({ ratio: 1 });
  await expect(captcha(page)).toBeHidden();
  await phone(page).fill(PHONE);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await typeCaptcha(page, sandbox);
  await captcha(page).press('Enter');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(smsCode(page)).toBeFocused();
  await expect(register(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('a pasted number and a pasted code lose nothing by their spaces', async ({ page, promoOrigin, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${promoOrigin}/promotion?id=1`);
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  await phone(page).focus();
  await paste(' 138 0013 8000 ');
  await expect(phone(page)).toHaveValue(PHONE);
  await haveCode(page).click();
  await expect(smsCode(page)).toBeFocused();
  await paste('829 713');
  await expect(smsCode(page)).toHaveValue('829713');
});

test('get-sms: after a lost answer the countdown runs, and the code that came is good', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await sandbox.control('faults', { endpoint: 'sendSmsCode', kind: 'drop', times: 1, applied: true });
  await phone(page).fill(PHONE);
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await expect(toast(page, 'error')).toBeVisible();
  await expect(page.getByText(/could not tell whether the code was sent/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^\d\ds$/ })).toBeVisible();
  await smsCode(page).fill(await lastCode(sandbox));
  await register(page).click();
  await expect(page).toHaveURL(/#\/downloadTemplate/);
});

test('wrong codes in a row make the next attempt wait; nothing is sent meanwhile, each tap is counted', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await fillIn(page, sandbox);
  await smsCode(page).fill('000000');
  for (const attempt of [1, 2, 3]) {
    await register(page).click();
    await expect.poll(async () => (await sandbox.requests('register')).length).toBe(attempt);
  }
  const waiting = page.getByRole('button', { name: /^Try again in \d+ s$/ });
  await waiting.click();
  await expect(toast(page, 'Too many wrong codes.')).toBeVisible();
  expect(await sandbox.requests('register')).toHaveLength(3);
  await expect.poll(async () => (await sandbox.requests('trackClick')).length).toBe(4);
  await page.clock.runFor(11_000);
  await smsCode(page).fill(await lastCode(sandbox));
  await register(page).click();
  await expect(page).toHaveURL(/#\/downloadTemplate/);
});

test('quick taps on Register register once, and each is counted', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await fillIn(page, sandbox);
  await sandbox.control('faults', { endpoint: 'trackClick', kind: 'slow', ms: 500 });
  await sandbox.control('faults', { endpoint: 'register', kind: 'slow', ms: 500 });
  await page.getByRole('button', { name: /^Register/ }).click({ clickCount: 3 });
  await expect(page).toHaveURL(/#\/downloadTemplate/);
  expect(await sandbox.requests('register')).toHaveLength(1);
  await expect.poll(async () => (await sandbox.requests('trackClick')).length).toBe(3);
});

test('who cannot see the picture finds another way past it', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await phone(page).fill(PHONE);
  await page.getByText('You cannot see or read the image?').click();
  const help = page.locator('details');
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();
  await expect(help.locator('a[href^="mailto:"]')).toBeVisible();
  await help.getByRole('button', { name: 'New picture' }).click();
  await expect.poll(async () => (await sandbox.requests('getCaptcha')).length).toBe(2);
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
  await phone(page).fill(REGISTERED);
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await expect(toast(page, '您已注册,请直接下载APP登录！')).toBeVisible();
  await expect(page).toHaveURL(/#\/downloadTemplate\?id=1&.*UC=uc1$/);
});

test('get-sms: any other code shows the server’s words', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await sandbox.control('faults', { endpoint: 'sendSmsCode', kind: 'rejected' });
  await phone(page).fill(PHONE);
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await expect(page.locator('.van-toast')).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(captcha(page)).not.toHaveValue('');
});

test('register: a wrong captcha (-1), another refusal, a registered number (11)', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await fillIn(page, sandbox);
  await captcha(page).fill('0000');
  await register(page).click();
  await expect(toast(page, 'The characters do not match the image.')).toBeVisible();
  await typeCaptcha(page, sandbox);
  await smsCode(page).fill('000000');
  await register(page).click();
  await expect(toast(page, 'The SMS code is wrong or has expired.')).toBeVisible();
  await phone(page).fill(REGISTERED);
  await register(page).click();
  await expect(toast(page, '您已注册,请直接下载APP登录！')).toBeVisible();
  await expect(page).toHaveURL(/#\/downloadTemplate\?id=1$/);
  // Neither the number nor the code is kept, on the page or in storage.
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toMatch(/139|000000/);
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
  await register(page).click();
  await expect(toast(page, 'error')).toBeVisible();
  await expect(page.getByText(/could not tell whether you were registered/)).toBeVisible();
  await expect(phone(page)).toHaveValue(PHONE);
  await register(page).click();
  await expect(page).toHaveURL(/#\/downloadTemplate/);
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

  await page.reload();
  await expect(counting).toBeVisible();
  await expect(phone(page)).toHaveValue(PHONE);
  await expect(smsCode(page)).toHaveValue(await lastCode(sandbox));
  await expect(captcha(page)).toHaveValue('');
  await typeCaptcha(page, sandbox);
  await page.clock.runFor(60_000);
  await expect(send(page)).toBeVisible();
  await register(page).click();
  await expect(page).toHaveURL(/#\/downloadTemplate/);
  const sids = (await sandbox.requests('getCaptcha')).map(({ query }) => query['sid']);
  expect(new Set(sids).size).toBe(1);
});

test('an id the backend has forgotten is replaced without a word', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await phone(page).fill(PHONE);
  await expect(page.getByRole('button', { name: /Show another image/ })).toBeVisible();
  await sandbox.control('reset');
  await page.reload();
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
});

test('an image that does not come can be asked for again', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await sandbox.control('faults', { endpoint: 'getCaptcha', kind: 'http500' });
  await phone(page).fill(PHONE);
  await expect(page.getByText('The image did not load. Please try again.').first()).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Show image' }).click();
  await typeCaptcha(page, sandbox);
  await phone(page).fill('138');
  await page.getByRole('button', { name: /Show another image/ }).click();
  await expect(toast(page, '请正确输入手机号！')).toBeVisible();
});

test('Philippine numbers, where the build takes them', async ({ page, philippineOrigin, sandbox }) => {
  await page.goto(`${philippineOrigin}/promotion?id=1`);
  await phone(page).fill('13800138000');
  await send(page).click();
  await expect(toast(page, '请正确输入手机号！')).toBeVisible();
  await phone(page).fill('+63 917 123 4567');
  await expect(phone(page)).toHaveValue('09171234567');
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
  const [request] = await sandbox.requests('sendSmsCode');
  expect(request?.payload).toMatchObject({ phone: '09171234567' });
});
