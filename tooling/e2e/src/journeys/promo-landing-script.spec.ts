import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { campaign, captcha, phone, PHONE, send, typeCaptcha } from '../promo-page.ts';

test('a page whose script does not come says so, and offers to load it again', async ({ page, promoOrigin }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${promoOrigin}/promotion?${campaign}&lang=en`);
  const note = page.getByText(/^This page hasn’t finished loading/);
  await expect(note).toBeHidden();
  // A style's animation, which no clock of the page moves.
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      animation.finish();
      return animation.effect?.getTiming().delay;
    }),
  );
  expect(delays).toEqual([8000]);
  await expect(note).toBeVisible();
  const number = page.getByLabel('Your mobile number');
  await number.fill('1380013');
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'reload' }).click();
  await expect(note).toHaveCount(0);
  await expect(number).toHaveValue('1380013');
  await number.fill(PHONE);
  await expect(page.getByLabel('Type the characters you see')).toBeFocused();
  await expect(note).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('UC')).toBe('uc1');
});

/** Holds the page's scripts back until the returned function is called, as a slow connection does. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test.describe('a tap before a slow script comes', () => {
  const moment = (page: Page) => page.getByText('One moment…');

  test('says at once that it waits, and leads to the picture when the script is there', async ({
    page,
    promoOrigin,
    sandbox,
  }) => {
    const release = await holdScripts(page);
    const address = `${promoOrigin}/promotion?${campaign}`;
    await page.goto(address, { waitUntil: 'commit' });
    await phone(page).pressSequentially(PHONE);
    await send(page).click();
    await expect(moment(page)).toBeVisible();
    expect(page.url()).toBe(address);
    release();
    await expect(captcha(page)).toBeFocused();
    await expect(moment(page)).toHaveCount(0);
    await expect(phone(page)).toHaveValue(PHONE);
    // The tap's action continues, and was requested once.
    await expect.poll(async () => (await sandbox.requests('openRegistration')).length).toBe(1);
    await typeCaptcha(page, sandbox);
    await send(page).click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    expect(await sandbox.requests('sendSmsCode')).toHaveLength(1);
  });
});

test('a language chosen before a slow script loads is kept', async ({ page, promoOrigin }) => {
  const release = await holdScripts(page);
  await page.goto(`${promoOrigin}/promotion?${campaign}`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Filipino' }).check({ force: true });
  release();
  await expect(page.getByLabel('Ang mobile number mo')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Filipino' })).toBeChecked();
  await expect.poll(() => new URL(page.url()).searchParams.get('lang')).toBe('fil');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there and says what to do instead; the agreement can be read', async ({ page, promoOrigin }) => {
    await page.goto(`${promoOrigin}/promotion?id=1&lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what your loan costs before you take it');
    const number = page.getByLabel('Your mobile number');
    await number.fill(PHONE);
    await expect(page.getByRole('button', { name: 'Text me the code' })).toBeVisible();
    // By element: Playwright's text locators pass over what is in a noscript.
    const note = page.locator('form noscript p');
    await expect(note).toHaveText(/^Turn on JavaScript/);
    await expect(note.locator('a')).toHaveCount(2);
    await expect(page.getByText(/Certificate of Authority no\./).first()).toBeVisible();
    await page.getByRole('link', { name: 'Read the agreement' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration agreement');
    await expect(number).toBeHidden();
    await page.getByRole('link', { name: 'Back to sign-up' }).first().click();
    await expect(number).toHaveValue(PHONE);
  });
});
