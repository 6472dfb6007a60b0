import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import type { Sandbox } from '../sandbox.ts';
import { serveBuiltWith } from '../serve-app.ts';

/** promo-landing as it is built for Philippine numbers; everywhere else it takes the original rule's. */
const test = base.extend<object, { readonly philippineOrigin: string }>({
  philippineOrigin: [
    ({ runningSandbox }, use) =>
      serveBuiltWith('promo-landing', { VITE_PHONE_REGION: 'ph' }, { PEACE_ORIGIN: runningSandbox.origin }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const PHONE = '13800138000';
const REGISTERED = '13900000000';
const campaign = 'id=1&user_from=fb&app_from=h5&utm_tag=nov&invite_code=inv&links_id=l1&down_id=d1&UC=uc1';

const phone = (page: Page) => page.getByLabel('Mobile number');
const captcha = (page: Page) => page.getByLabel('Characters in the image');
const smsCode = (page: Page) => page.getByLabel('Code from the text message');
const send = (page: Page) => page.getByRole('button', { name: 'get verification code' });
const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });
const toast = (page: Page, words: string) => page.locator('.van-toast', { hasText: words });

async function observe<Answer>(sandbox: Sandbox, what: string): Promise<Answer> {
  return (await fetch(`${sandbox.origin}/__sandbox/${what}`)).json();
}

/** Waits for the image and reads it, as a person would. */
async function typeCaptcha(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(page.getByRole('button', { name: /Show another image/ })).toBeVisible();
  const { captchas } = await observe<{ captchas: { text: string }[] }>(sandbox, 'captchas');
  await captcha(page).fill(captchas.at(-1)?.text ?? '');
}

async function lastCode(sandbox: Sandbox): Promise<string> {
  const { codes } = await observe<{ codes: { code: string }[] }>(sandbox, 'sms');
  return codes.at(-1)?.code ?? '';
}

/** Up to the code that has arrived and is typed. */
async function fillIn(page: Page, sandbox: Sandbox, number = PHONE): Promise<void> {
  await phone(page).fill(number);
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
  await smsCode(page).fill(await lastCode(sandbox));
}

test('a campaign’s link becomes a registered borrower, and carries all its parameters to the store', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, uctrack: { completed: (UC: unknown) => heard.push(['uctrack', UC]) } });
    window.addEventListener('registration-complete', (event) => {
      heard.push(['event', event instanceof CustomEvent ? event.detail : null]);
    });
  });
  await page.goto(`${promoOrigin}/promotion?${campaign}`);
  await expect.poll(() => sandbox.requests('trackVisit')).toHaveLength(1);
  await fillIn(page, sandbox);
  await register(page).click();
  await expect(toast(page, '注册成功')).toBeVisible();
  await expect(page).toHaveURL(`${promoOrigin}/promotion?${campaign}#/downloadTemplate?${campaign}`);
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    ['event', { UC: 'uc1' }],
    ['uctrack', 'uc1'],
  ]);
  for (const store of ['Open the App Store', 'Open Google Play']) {
    const href = (await page.getByRole('link', { name: store }).getAttribute('href')) ?? '';
    const { searchParams } = new URL(href);
    for (const name of ['user_from', 'app_from', 'utm_tag', 'invite_code', 'links_id', 'down_id', 'UC']) {
      expect(searchParams.get(name), name).toBe(new URLSearchParams(campaign).get(name));
    }
  }

  const [visit] = await sandbox.requests('trackVisit');
  const tracked = { page_id: '1', user_from: 'fb', page_type: '1', utm_tag: 'nov', app_from: 'h5' };
  expect(visit?.query).toMatchObject({ ...tracked, client_type: expect.stringMatching(/^(ios|android)$/) });
  const clicks = await sandbox.requests('trackClick');
  expect(clicks.map(({ query }) => query)).toEqual([expect.objectContaining({ ...tracked, phone: PHONE })]);
  const [request] = await sandbox.requests('register');
  const sid = request?.payload['sid'];
  expect(request?.payload).toEqual({
    phone: PHONE,
    userName: PHONE,
    merchantNumber: '0',
    capcode: expect.stringMatching(/^\w{4}$/),
    smsCode: expect.stringMatching(/^\d{6}$/),
    sid,
    deviceId: sid,
    appName: 'Peace',
    invite_code: 'inv',
    user_from: 'fb',
    id: '1',
    app_from: 'h5',
    utm_tag: 'nov',
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Download the app' })).toBeVisible();
  await expect.poll(() => sandbox.requests('trackVisit')).toHaveLength(2);
});

test('a phone with iOS is offered the App Store first', async ({ browser, promoOrigin }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' });
  const page = await context.newPage();
  await page.goto(`${promoOrigin}/promotion#/downloadTemplate?utm_tag=nov`);
  const store = page.getByRole('link', { name: /^Open/ }).first();
  await expect(store).toHaveText('Open the App Store');
  await expect(store).toHaveAttribute('href', /utm_tag=nov/);
  await context.close();
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
  await sandbox.control('faults', { endpoint: 'getSms', kind: 'rejected' });
  await phone(page).fill(PHONE);
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await expect(page.locator('.van-toast')).toBeVisible();
  await expect(send(page)).toBeVisible();
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
  await page.getByRole('button', { name: 'Show image' }).click();
  await expect(toast(page, '请正确输入手机号！')).toBeVisible();
  await sandbox.control('faults', { endpoint: 'getCaptcha', kind: 'http500' });
  await phone(page).fill(PHONE);
  await expect(page.getByText('The image did not load. Please try again.').first()).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Show image' }).click();
  await typeCaptcha(page, sandbox);
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
  const [request] = await sandbox.requests('getSms');
  expect(request?.payload).toMatchObject({ phone: '09171234567' });
});

for (const endpoint of ['trackVisit', 'trackClick', 'channelTemplate'] as const) {
  test(`a ${endpoint} that hangs delays nothing`, async ({ page, promoOrigin, sandbox }) => {
    await sandbox.control('faults', { endpoint, kind: 'hang' });
    await page.goto(`${promoOrigin}/promotion?id=2`);
    await fillIn(page, sandbox);
    await page.getByRole('button', { name: /^(Register|Get started)$/ }).click();
    await expect(page).toHaveURL(/#\/downloadTemplate/);
  });
}

test('a hostile template changes nothing but words', async ({ page, promoOrigin, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', () => asked.push('a dialog'));
  await page.goto(promoOrigin + (await sandbox.choose('registration-hostile')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror="alert(document.domain)">');
  await expect(register(page)).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith(`${promoOrigin}/`))).toEqual([]);
  await expect(page.locator('.promo')).not.toHaveAttribute('style');
});

for (const scenario of ['registration', 'registration-campaign', 'registration-unreadable-look']) {
  test(`${scenario} has no accessibility violation, in light and dark, at any width`, async ({
    page,
    promoOrigin,
    sandbox,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: colorScheme === 'dark' ? 320 : 390, height: 844 });
      await page.goto(promoOrigin + (await sandbox.choose(scenario)));
      await expect.poll(() => sandbox.requests('channelTemplate')).not.toHaveLength(0);
      await page.waitForLoadState('networkidle');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    }
  });
}

test('the agreement is read and left with the form still filled', async ({ page, promoOrigin }) => {
  await page.goto(`${promoOrigin}/promotion?${campaign}`);
  await phone(page).fill(PHONE);
  await page.getByRole('link', { name: 'Read the registration agreement' }).click();
  await expect(page).toHaveURL(`${promoOrigin}/promotion?${campaign}#/agreementTemplate?${campaign}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration agreement');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(phone(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back to registration' }).first().click();
  await expect(phone(page)).toHaveValue(PHONE);
  await expect(page.getByRole('link', { name: 'Read the registration agreement' })).toBeFocused();
});

test('what is typed before a slow script comes is kept, and a tap before it leads nowhere', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const address = `${promoOrigin}/promotion?${campaign}`;
  await page.goto(address, { waitUntil: 'commit' });
  await phone(page).pressSequentially('1380013');
  await register(page).click();
  await smsCode(page).fill('123456');
  await phone(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('8000');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(address);
  release();
  // The script takes over: the number is complete, so the image comes by itself.
  await typeCaptcha(page, sandbox);
  await expect(phone(page)).toHaveValue(PHONE);
  await expect(smsCode(page)).toHaveValue('123456');
});

test('the language can be changed, is kept, and takes nothing away', async ({ page, promoOrigin }) => {
  await page.goto(`${promoOrigin}/promotion?${campaign}`);
  await phone(page).fill(PHONE);
  await page.getByRole('radio', { name: 'Filipino' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Mag-register' })).toBeVisible();
  await expect(phone(page)).toHaveValue(PHONE);
  expect(new URL(page.url()).searchParams.get('UC')).toBe('uc1');
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await expect(page.getByRole('button', { name: 'Mag-register' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there and says what to do instead; the agreement can be read', async ({ page, promoOrigin }) => {
    await page.goto(`${promoOrigin}/promotion?id=1&lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register with your mobile number');
    await phone(page).fill(PHONE);
    await expect(page.getByRole('button', { name: 'Get code' })).toBeVisible();
    // By element: Playwright's text locators pass over what stands in a noscript.
    const note = page.locator('form noscript p');
    await expect(note).toHaveText(/^This form needs JavaScript/);
    await expect(note.locator('a')).toHaveCount(2);
    await expect(page.getByText(/Certificate of authority number/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Read the registration agreement' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration agreement');
    await expect(phone(page)).toBeHidden();
    await page.getByRole('link', { name: 'Back to registration' }).first().click();
    await expect(phone(page)).toHaveValue(PHONE);
  });
});
