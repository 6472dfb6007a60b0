import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import {
  captcha,
  haveCode,
  phone,
  PHONE,
  PHONE_SHOWN,
  register,
  send,
  smsCode,
  toast,
  typeCaptcha,
} from '../promo-page.ts';
import { serveBuiltWith } from '../serve-app.ts';

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`each of the two steps is seen with its button at ${width} px`, async ({ page, promoOrigin, sandbox }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${promoOrigin}/promotion?id=2`);
    await expect(page.getByText('Step 1 of 2')).toBeVisible();
    await phone(page).fill(PHONE);
    await expect(captcha(page)).toBeFocused();
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await typeCaptcha(page, sandbox);
    await send(page).click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await expect(smsCode(page)).toBeFocused();
    await expect(register(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
}

test('a pasted number may contain spaces, and the code is found in a pasted message', async ({
  page,
  promoOrigin,
  context,
}) => {
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
  await expect(phone(page)).toHaveValue(PHONE_SHOWN);
  await expect(smsCode(page)).toBeFocused();
  for (const text of ['829 713', 'Your code is 829713. Do not share it with anyone: we never ask you for it.']) {
    await smsCode(page).clear();
    await paste(text);
    await expect(smsCode(page)).toHaveValue('829713');
  }
});

test('Change leads to the number, by a tap and by the keyboard', async ({ page, promoOrigin }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await phone(page).fill(PHONE);
  await haveCode(page).tap();
  const change = page.getByRole('button', { name: 'Change' });
  await captcha(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phone(page)).toBeFocused();
  await expect(change).toBeHidden();
  await page.reload();
  await phone(page).fill(PHONE);
  await haveCode(page).tap();
  await change.tap();
  await expect(phone(page)).toBeFocused();
  await expect(change).toBeHidden();
});

test('a visitor who cannot see the captcha finds an alternative', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await phone(page).fill(PHONE);
  await page.getByText('You cannot see or read the image?').click();
  const help = page.locator('details');
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();
  await expect(help.locator('a[href^="mailto:"]')).toBeVisible();
  await help.getByRole('button', { name: 'New picture' }).click();
  await expect.poll(async () => (await sandbox.requests('getCaptcha')).length).toBe(2);
});

test('an id that the backend has forgotten is replaced silently', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await phone(page).fill(PHONE);
  await expect(page.getByRole('button', { name: /Show another image/ })).toBeVisible();
  await sandbox.control('reset');
  await page.reload();
  await typeCaptcha(page, sandbox);
  await send(page).click();
  await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
});

test('an image that does not come can be requested again', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await sandbox.control('faults', { endpoint: 'getCaptcha', kind: 'http500' });
  await phone(page).fill(PHONE);
  await expect(page.getByText('The image did not load. Please try again.').first()).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Show image' }).click();
  await expect(page.getByRole('button', { name: /Show another image/ })).toBeVisible();
  await phone(page).fill('138');
  await page.getByRole('button', { name: /Show another image/ }).click();
  await expect(phone(page)).toHaveAccessibleDescription(/请正确输入手机号！/);
});

test('Philippine numbers, where the build takes them', async ({ page, runningSandbox, sandbox }) => {
  // The app is built for it.
  test.slow();
  const env = { PEACE_ORIGIN: runningSandbox.origin };
  await serveBuiltWith('promo-landing', { VITE_PHONE_REGION: 'ph' }, env, async (origin) => {
    await page.goto(`${origin}/promotion?id=1`);
    await phone(page).fill('13800138000');
    await send(page).click();
    await expect(phone(page)).toHaveAccessibleDescription(/请正确输入手机号！/);
    await phone(page).fill('+63 917 123 4567');
    await expect(phone(page)).toHaveValue('09171234567');
    await typeCaptcha(page, sandbox);
    await send(page).click();
    await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
    const [request] = await sandbox.requests('sendSmsCode');
    expect(request?.payload).toMatchObject({ phone: '09171234567' });
  });
});
