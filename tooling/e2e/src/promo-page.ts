import { expect, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

/** A number that may register, and one that has. */
export const PHONE = '13800138000';
/** A campaign's link with all its parameters. */
export const campaign = 'id=1&user_from=fb&app_from=h5&utm_tag=nov&invite_code=inv&links_id=l1&down_id=d1&UC=uc1';

export const phone = (page: Page) => page.getByLabel('Mobile number');
export const captcha = (page: Page) => page.getByLabel('Characters in the image');
export const smsCode = (page: Page) => page.getByLabel('Code from the text message');
/** The button of the first step. */
export const send = (page: Page) => page.getByRole('button', { name: 'get verification code' });
export const haveCode = (page: Page) => page.getByRole('button', { name: 'I have a code already' });
export const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });
export const toast = (page: Page, words: string) => page.locator('.van-toast', { hasText: words });

/** Waits for the image and reads it, as a person would. */
export async function typeCaptcha(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(page.getByRole('button', { name: /Show another image/ })).toBeVisible();
  await captcha(page).fill(await sandbox.lastCaptcha());
}

/** The code of the last text message. */
const lastCode = (sandbox: Sandbox) => sandbox.lastSmsCode();

/** The first step, with a tap on its button. */
export async function requestCode(page: Page, sandbox: Sandbox, number = PHONE): Promise<void> {
  await phone(page).fill(number);
  await typeCaptcha(page, sandbox);
  await send(page).click();
}

/** Up to the code that has arrived. */
export async function fillIn(page: Page, sandbox: Sandbox): Promise<void> {
  await requestCode(page, sandbox);
  await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
}

/** Types the code that has arrived, and registers with it. */
export async function enterCode(page: Page, sandbox: Sandbox): Promise<void> {
  await smsCode(page).fill(await lastCode(sandbox));
  await register(page).click();
}
