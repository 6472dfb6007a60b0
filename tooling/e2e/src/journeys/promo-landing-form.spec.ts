import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { captcha, phone, PHONE, register, send, smsCode, toast, typeCaptcha } from '../promo-page.ts';

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
