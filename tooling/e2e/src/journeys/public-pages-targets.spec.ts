import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, enhanced, pages, views } from '../official-site-page.ts';
import { captcha, fillIn, haveCode, phone, PHONE, smsCode } from '../promo-page.ts';
import { smallTargets } from '../small-targets.ts';

const widths = [320, 390, 1280] as const;

/** Every target of what is on show, at each width, with everything unfolded. */
async function expectTargets(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await smallTargets(page), `${name} at ${width} px`).toEqual([]);
  }
}

test.beforeEach(({ context }) => answerForTheCompany(context));

test('every target of the public site has 44 px or stands apart', async ({ page, siteOrigin }) => {
  const addresses = [...views.map(([, hash]) => hash), ...pages.map(([, path]) => path.slice(1)), 'no-such-page'];
  for (const address of addresses) {
    await page.goto(`${siteOrigin}/en/${address}`);
    if (address !== 'no-such-page') await enhanced(page);
    await expectTargets(page, address);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${siteOrigin}/en/`);
  await enhanced(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await smallTargets(page), 'with the menu open').toEqual([]);
});

test('every target of the campaign page has 44 px or stands apart, at each step', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  const open = async (hash = '') => {
    await page.goto(`${promoOrigin}/promotion?id=1${hash}`);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
  };
  await open();
  await expectTargets(page, 'number');
  await phone(page).fill(PHONE);
  await expect(captcha(page)).toBeVisible();
  await expectTargets(page, 'picture');
  await haveCode(page).click();
  await expect(smsCode(page)).toBeVisible();
  await expectTargets(page, 'a code from before');
  await open();
  await fillIn(page, sandbox);
  await expect(smsCode(page)).toBeVisible();
  await expectTargets(page, 'code');
  for (const hash of ['#/agreementTemplate', '#/downloadTemplate']) {
    await open(hash);
    await expect(page.locator('.promo-view:not([hidden]) h1')).toBeVisible();
    await expectTargets(page, hash);
  }
});
