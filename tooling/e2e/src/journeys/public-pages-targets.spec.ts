import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, enhanced, pages, views } from '../official-site-page.ts';
import { consentQuestion, expectConsentQuestion } from '../page-checks.ts';
import { captcha, fillIn, haveCode, phone, PHONE, register, send, smsCode, typeCaptcha } from '../promo-page.ts';
import { serveConfigured } from '../serve-app.ts';
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
  await expectTargets(page, 'number and picture');
  await phone(page).fill(PHONE);
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

test.describe('the question whether visits may be counted', () => {
  const counting = { statsUrl: 'https://stats.example.ph/collect' };
  const sizes = [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
    { width: 390, height: 844 },
  ] as const;

  /** The focused element is not under the question. */
  async function expectFocusInSight(page: Page) {
    await expectConsentQuestion(page);
    const covered = await consentQuestion(page).evaluate((banner) => {
      const isUnder = (control: HTMLElement) => {
        control.focus();
        const [one, other] = [control.getBoundingClientRect(), banner.getBoundingClientRect()];
        // Scrolling is by whole pixels.
        return one.bottom > other.top + 1 && one.top < other.bottom - 1;
      };
      return [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea, [tabindex="0"]')]
        .filter((control) => control.checkVisibility() && !control.matches(':disabled') && !banner.contains(control))
        .filter(isUnder)
        .map((control) => control.outerHTML);
    });
    expect(covered, JSON.stringify(page.viewportSize())).toEqual([]);
  }

  /** It is in the window, above the question. */
  const expectAbove = (page: Page, element: Locator) =>
    expect(async () => {
      const [box, banner] = [await element.boundingBox(), await consentQuestion(page).boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1);
    }).toPass();

  test('covers nothing of the public site that has the focus', async ({ page, runningSandbox }) => {
    await serveConfigured('official-site', counting, { PEACE_ORIGIN: runningSandbox.origin }, async (origin) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${origin}/en/`);
        await expectFocusInSight(page);
      }
    });
  });

  test('covers nothing of the campaign page that has the focus, nor the button of its step', async ({
    page,
    runningSandbox,
    sandbox,
  }) => {
    await serveConfigured('promo-landing', counting, { PEACE_ORIGIN: runningSandbox.origin }, async (origin) => {
      for (const size of sizes) {
        await sandbox.control('reset');
        await page.setViewportSize(size);
        await page.goto(`${origin}/promotion?id=1`);
        await expectFocusInSight(page);
        await page.reload();
        await expectConsentQuestion(page);
        await phone(page).focus();
        await expectAbove(page, phone(page));
        await phone(page).fill(PHONE);
        await expect(captcha(page)).toBeFocused();
        for (const element of [captcha(page), send(page)]) await expectAbove(page, element);
        await typeCaptcha(page, sandbox);
        await send(page).click();
        await expect(smsCode(page)).toBeFocused();
        for (const element of [smsCode(page), register(page)]) await expectAbove(page, element);
        await page.evaluate(() => sessionStorage.clear());
      }
    });
  });
});
