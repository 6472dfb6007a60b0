import { expect, type Page } from '@playwright/test';
import { pressable, type FaultRow, type Scene } from '../fault-row.ts';

const app = 'promo-landing';
/** Whoever registers. */
export const PHONE = '13800138000';

const captchaImage = (page: Page) => page.getByRole('button', { name: /Show another image/ });
const form = (page: Page) => page.getByLabel('Mobile number');
const sendCode = (page: Page) => pressable(page, 'get verification code');
const counting = (page: Page) => page.getByRole('button', { name: /^\d+s$/ });
/** The code was sent, and the form has nothing to add: after a lost answer the countdown runs too. */
const codeSent = (page: Page) =>
  page.locator('form:has(.promo-form__notice:empty)').getByRole('button', { name: /^\d+s$/ });
const downloadPage = (page: Page) => page.getByRole('heading', { name: 'Download the app', exact: true });

/** The image comes by itself as soon as the number is complete. */
const typePhone = ({ page }: Scene) => form(page).fill(PHONE);

async function typeCaptcha({ page, sandbox }: Scene): Promise<void> {
  await typePhone({ page, sandbox });
  await captchaImage(page).waitFor();
  await page.getByLabel('Characters in the image').fill(await sandbox.lastCaptcha());
}

/** The whole registration form, its code from the text message included. */
export async function fillInRegistration(scene: Scene): Promise<void> {
  await typeCaptcha(scene);
  await sendCode(scene.page).click();
  await counting(scene.page).waitFor();
  await scene.page.getByLabel('Code from the text message').fill(await scene.sandbox.lastSmsCode());
}

const phoneKept = (page: Page) => expect(form(page)).toHaveValue(PHONE);

/** The registration page. */
export const promotionRows: readonly FaultRow[] = [
  {
    endpoint: 'getCampaign',
    screen: 'Registration',
    app,
    scenario: 'registration',
    prepare: typePhone,
    done: captchaImage,
    carriesOn: true,
  },
  {
    endpoint: 'trackVisit',
    screen: 'Registration',
    app,
    scenario: 'registration',
    prepare: typePhone,
    done: captchaImage,
    carriesOn: true,
  },
  {
    endpoint: 'openRegistration',
    screen: 'Registration',
    app,
    scenario: 'registration',
    prepare: typePhone,
    done: captchaImage,
    onward: (page) => pressable(page, 'Show image'),
    typed: phoneKept,
  },
  {
    endpoint: 'getCaptcha',
    screen: 'Registration',
    app,
    scenario: 'registration',
    hasNoCode: true,
    prepare: typePhone,
    done: captchaImage,
    onward: (page) => pressable(page, 'Show image'),
    typed: phoneKept,
  },
  {
    endpoint: 'sendSmsCode',
    screen: 'Registration, get code',
    app,
    scenario: 'registration',
    prepare: typeCaptcha,
    tap: ({ page }) => sendCode(page).click(),
    done: codeSent,
    onward: (page) => sendCode(page).or(counting(page)),
    // The code may have been sent all the same, and the page and the backend want a minute between two.
    beforeOnward: async ({ page, sandbox }) => {
      await sandbox.control('clock', { moveBy: 60_000 });
      await page.clock.fastForward(60_000);
    },
    typed: phoneKept,
  },
  {
    endpoint: 'trackClick',
    screen: 'Registration, Register',
    app,
    scenario: 'registration',
    prepare: fillInRegistration,
    tap: ({ page }) => pressable(page, 'Register').click(),
    done: downloadPage,
    carriesOn: true,
  },
  {
    endpoint: 'register',
    screen: 'Registration, Register',
    app,
    scenario: 'registration',
    prepare: fillInRegistration,
    tap: ({ page }) => pressable(page, 'Register').click(),
    done: downloadPage,
    onward: (page) => pressable(page, 'Register'),
    typed: phoneKept,
  },
];
