import { expect, type Page } from '@playwright/test';
import { pressable, rowsOf, type FaultRow, type Scene } from '../fault-row.ts';

const row = rowsOf('promo-landing');
export const PHONE = '13800138000';

const captchaImage = (page: Page) => page.getByRole('button', { name: /Show another image/ });
const form = (page: Page) => page.getByLabel('Mobile number');
/** Also while an image is on its way: pressed then, it asks for another one. */
const showImage = (page: Page) => pressable(page, 'Show image');
const sendCode = (page: Page) => pressable(page, 'get verification code');
const counting = (page: Page) => page.getByRole('button', { name: /^\d+s$/ });
/** The code was sent, and the form has nothing to add: after a lost response the countdown runs too. */
const codeSent = (page: Page) =>
  page.locator('form:has(.promo-form__notice:empty)').getByRole('button', { name: /^\d+s$/ });
const downloadPage = (page: Page) => page.getByRole('heading', { name: 'Download the app', exact: true });

/** The image comes by itself as soon as the number is complete. */
const typePhone = ({ page }: Scene) => form(page).fill(PHONE);

/** Until the image is on its way, has failed or is there. */
async function requestCaptcha({ page, sandbox }: Scene): Promise<void> {
  await typePhone({ page, sandbox });
  await page.locator('.promo-captcha + [role=status]:not(:empty)').or(captchaImage(page)).first().waitFor();
}

async function showCaptcha({ page, sandbox }: Scene): Promise<void> {
  await typePhone({ page, sandbox });
  await captchaImage(page).waitFor();
}

/** Types the picture's characters and asks for the code. */
const requestCode = async ({ page, sandbox }: Scene) => {
  await page.getByLabel('Characters in the image').fill(await sandbox.lastCaptcha());
  await sendCode(page).click();
};

/** The registration form up to its code from the text message. */
export async function fillInRegistration(scene: Scene): Promise<void> {
  await showCaptcha(scene);
  await requestCode(scene);
  await counting(scene.page).waitFor();
}

/** Types the code and registers with it. */
export const registerWithCode = async ({ page, sandbox }: Scene) => {
  await page.getByLabel('Code from the text message').fill(await sandbox.lastSmsCode());
  await pressable(page, 'Register').click();
};

const phoneKept = (page: Page) => expect(form(page)).toHaveValue(/^138 ?0013 ?8000$/);

/** The registration page. */
export const promotionRows: readonly FaultRow[] = [
  row('getCampaign', 'Registration', 'registration', { prepare: typePhone, done: captchaImage, carriesOn: true }),
  row('trackVisit', 'Registration', 'registration', { prepare: typePhone, done: captchaImage, carriesOn: true }),
  row('openRegistration', 'Registration', 'registration', {
    prepare: requestCaptcha,
    done: captchaImage,
    // Pressed while the id is on its way it would wait for the same request.
    onward: (page) => showImage(page).and(page.locator(':not([aria-busy=true])')),
    typed: phoneKept,
  }),
  row('getCaptcha', 'Registration', 'registration', {
    hasNoCode: true,
    prepare: typePhone,
    done: captchaImage,
    onward: showImage,
    typed: phoneKept,
  }),
  row('sendSmsCode', 'Registration, get code', 'registration', {
    prepare: showCaptcha,
    tap: requestCode,
    done: codeSent,
    onward: (page) => sendCode(page).or(counting(page)),
    // The code may have been sent all the same, and the page and the backend want a minute between two.
    beforeOnward: async ({ page, sandbox }) => {
      await sandbox.control('clock', { moveBy: 60_000 });
      await page.clock.fastForward(60_000);
    },
    typed: phoneKept,
  }),
  row('trackClick', 'Registration, Register', 'registration', {
    prepare: fillInRegistration,
    tap: registerWithCode,
    done: downloadPage,
    carriesOn: true,
  }),
  row('register', 'Registration, Register', 'registration', {
    prepare: fillInRegistration,
    tap: registerWithCode,
    done: downloadPage,
    onward: (page) => pressable(page, 'Register').or(pressable(page, 'Retry')),
    typed: phoneKept,
  }),
];
