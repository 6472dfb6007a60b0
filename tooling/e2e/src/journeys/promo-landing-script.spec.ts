import { expect, test } from '../fixtures.ts';
import { campaign, phone, PHONE, send, typeCaptcha } from '../promo-page.ts';

test('a page whose script does not come says so, and offers to load it again', async ({ page, promoOrigin }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${promoOrigin}/promotion?${campaign}&lang=en`);
  const note = page.getByText(/^Part of this page is still missing/);
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
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'load the page again' }).click();
  await phone(page).fill(PHONE);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('UC')).toBe('uc1');
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
  await send(page).click();
  await phone(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('8000');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(address);
  release();
  // React has hydrated: the number is complete, so the image comes by itself.
  await typeCaptcha(page, sandbox);
  await expect(phone(page)).toHaveValue(PHONE);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there and says what to do instead; the agreement can be read', async ({ page, promoOrigin }) => {
    await page.goto(`${promoOrigin}/promotion?id=1&lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what your loan costs before you take it');
    await phone(page).fill(PHONE);
    await expect(page.getByRole('button', { name: 'Text me a code' })).toBeVisible();
    // By element: Playwright's text locators pass over what is in a noscript.
    const note = page.locator('form noscript p');
    await expect(note).toHaveText(/^This form needs JavaScript/);
    await expect(note.locator('a')).toHaveCount(2);
    await expect(page.getByText(/Certificate of Authority no\./).first()).toBeVisible();
    await page.getByRole('link', { name: 'Read the agreement' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration agreement');
    await expect(phone(page)).toBeHidden();
    await page.getByRole('link', { name: 'Back to sign-up' }).first().click();
    await expect(phone(page)).toHaveValue(PHONE);
  });
});
