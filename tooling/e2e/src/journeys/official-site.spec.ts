import { demanded } from '@peace/sandbox/client';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enlargeText, expectAccessible, expectFits } from '../page-checks.ts';

const views = [
  ['Home', '#home', 'A loan whose whole cost you see first'],
  ['About us', '#about-us', 'About us'],
  ['Privacy Policy', '#privacy-policy', 'Privacy Policy'],
  ['Loan terms and conditions', '#loan-terms', 'Loan terms and conditions'],
] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: /^(Main|Main menu|Pangunahin)$/ });

/** React has taken the page over once it says which view is on show. */
const enhanced = (page: Page) => expect(page.locator('#site-nav [aria-current=page]')).toHaveCount(1);

/** Follows a link of the navigation, which a phone folds. */
async function goToView(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await navigation(page).getByRole('link', { name }).click();
}

test.beforeEach(async ({ context }) => {
  // The company's own page: elsewhere in the world, so played here.
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Policy</title><h1>The company’s policy</h1>',
    }),
  );
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('every view is readable and reached by its link, at exactly /', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/`);
    for (const [link, hash, heading] of views) {
      await navigation(page).getByRole('link', { name: link, exact: true }).click();
      expect(page.url()).toBe(`${siteOrigin}/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('a section of the terms is reached from their contents', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#loan-terms`);
    await page.getByRole('link', { name: 'Late payment', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Late payment' })).toBeInViewport();
    await expect(page.getByRole('row', { name: 'From day 91' })).toContainText('2%');
  });

  test('another language is a link away', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/`);
    await page.getByRole('link', { name: 'Filipino' }).click();
    expect(page.url()).toBe(`${siteOrigin}/fil/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan na alam mo muna ang buong gastos');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  });

  test('the calculator shows the worked example, and questions open', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/en/`);
    await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('₱13,800.00');
    await expect(page.getByRole('region', { name: 'When you pay' })).toContainText('Month 6');
    await page.getByText('What does a loan cost?').click();
    await expect(page.getByText('an effective interest rate of 62.81% a year')).toBeVisible();
  });

  test('a phone reaches every view', async ({ page, siteOrigin }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${siteOrigin}/en/`);
    for (const [, hash] of views.slice(1)) {
      await navigation(page).locator(`a[href="${hash}"]`).click();
      await expect(page.locator(`${hash} h1`)).toBeVisible();
    }
  });

  test('the forms say what to do instead', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/`);
    // By element: Playwright's text locators pass over what stands in a noscript.
    const notes = page.locator('#home noscript p');
    await expect(notes).toHaveText([/^The calculator needs JavaScript/, /^This form needs JavaScript/]);
    for (const note of await notes.all()) await expect(note).toBeVisible();
  });
});

for (const [, hash, heading] of views) {
  test(`${hash} opens by its address, without an accessibility violation`, async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/${hash}`);
    await enhanced(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page, { exclude: 'iframe' });
  });

  test(`${hash} fits a screen of 320 pixels, with text twice as large too`, async ({ page, siteOrigin }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${siteOrigin}/${hash}`);
    await enhanced(page);
    await expectFits(page);
    await enlargeText(page);
    await expectFits(page);
  });
}

test('the title follows the view, and back goes back', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/`);
  await enhanced(page);
  await goToView(page, 'About us');
  await expect(page).toHaveTitle('About us – Peace');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Peace – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A loan whose whole cost you see first');
});

test.describe('the first view', () => {
  const headline = 'Know what your loan costs before you take it';

  test('of a phone says what it is, what it costs, and has both stores', async ({ page, siteOrigin }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${siteOrigin}/en/`);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'For example' })).toBeInViewport({ ratio: 1 });
    for (const store of ['App Store', 'Google Play']) {
      await expect(page.locator('.hero').getByRole('link', { name: store })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('img', { name: /^The app before you confirm/ })).toBeInViewport();
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  });

  test.describe('of a computer', () => {
    test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

    test('has a QR code instead, and the navigation unfolded', async ({ page, siteOrigin }) => {
      await page.goto(`${siteOrigin}/en/`);
      const code = page.locator('.hero').getByRole('img', { name: /^QR code/ });
      await expect(code).toBeInViewport({ ratio: 1 });
      await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByRole('img', { name: /^The app before you confirm/ })).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
      await expect(navigation(page).getByRole('link')).toHaveCount(4);
    });

    for (const path of ['/', '/fil/']) {
      test(`has the QR code whole at ${path} too`, async ({ page, siteOrigin }) => {
        await page.goto(siteOrigin + path);
        await expect(page.locator('.hero .get-app-code')).toBeInViewport({ ratio: 1 });
      });
    }
  });

  test('says the same figures in words, in the picture and in the calculator', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/en/`);
    await expect(page.getByRole('region', { name: 'For example' })).toContainText('₱13,800');
    const picture = page.getByRole('img', { name: /^The app before you confirm/ });
    await expect(picture).toContainText('₱13,800.00');
    await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('₱13,800.00');
  });
});

test('the navigation of a phone is folded, and works by keyboard', async ({ page, siteOrigin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${siteOrigin}/en/`);
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(navigation(page)).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(navigation(page)).toBeVisible();
  await expectAccessible(page, { include: 'header' });
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await navigation(page).getByRole('link', { name: 'About us' }).click();
  await expect(navigation(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test.describe('the calculator', () => {
  const result = (page: Page) => page.getByRole('region', { name: /^(Result|Your estimate)$/ });
  const amount = (page: Page) => page.getByLabel('Loan amount (₱)');
  const period = (page: Page) => page.getByLabel('Period', { exact: true });

  test('asks for what is missing, and for numbers, in the specification’s words', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#home/calculator`);
    await enhanced(page);
    await amount(page).fill('12a');
    await period(page).fill('');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Please Enter a number!')).toHaveCount(1);
    await expect(page.getByText('Please provide complete information!')).toBeVisible();
    await expect(amount(page)).toBeFocused();
    await expect(result(page)).not.toContainText('₱');
  });

  test('shows both formulas and what comes of them', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#home/calculator`);
    await enhanced(page);
    await amount(page).fill('10000');
    await page.getByLabel('Rate (% per period)').fill('3.5');
    await period(page).fill('2.6');
    await expect(result(page)).toContainText('₱1,050.00');
    await expect(result(page)).toContainText('amount × rate × rounded period ÷ 100');
    await expect(result(page)).toContainText('₱10,910.00');
    await expect(result(page)).toContainText('amount + amount × (rate ÷ 100) × period');
  });

  test('is moved by the keyboard, and its address opens the same calculation', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/en/?utm_tag=a#home/calculator`);
    await enhanced(page);
    await page.getByRole('slider', { name: 'Slider for the number of months' }).press('ArrowRight');
    await expect(result(page)).toContainText('₱14,100.00');
    await expect(page).toHaveURL(`${siteOrigin}/en/?utm_tag=a&amount=12000&rate=2.5&period=7#home/calculator`);
    await page.reload();
    await expect(result(page)).toContainText('₱14,100.00');
    await expect(page.getByRole('region', { name: 'When you pay' }).getByRole('row')).toHaveCount(8);
  });

  test('prints on a sheet of its own', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/en/#home/calculator`);
    await enhanced(page);
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'When you pay' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});

for (const [part, address] of [
  ['contact', '#home/contact'],
  ['about', '#about-us'],
] as const) {
  test(`feedback in the ${part} part is kept until it was accepted`, async ({ page, siteOrigin, sandbox }) => {
    await page.goto(`${siteOrigin}/${address}`);
    await enhanced(page);
    const send = page.getByRole('button', { name: 'Send' });
    const message = page.getByRole('textbox', { name: 'Message' });
    await send.click();
    await expect(page.getByText('Please provide complete information!')).toBeVisible();
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

    await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await page.getByRole('textbox', { name: 'E-mail or telephone' }).fill('0917 123 4567');
    await message.fill('Salamat!');
    await page.route('**/feedback', (route) => route.abort());
    await send.click();
    await expect(page.getByText('Your message was not sent, and is still here.')).toBeVisible();
    await expect(page.getByText('success!')).toHaveCount(0);
    await expect(message).toHaveValue('Salamat!');
    const mail = await page.getByRole('link', { name: 'Send it by e-mail instead' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:.+body=Salamat!/);

    await page.unroute('**/feedback');
    await send.click();
    await expect(page.getByText('success!')).toBeVisible();
    await expect(message).toHaveValue('');
    expect(await demanded(sandbox.client.feedback())).toEqual({
      feedback: [{ part, name: 'Ana', contact: '0917 123 4567', message: 'Salamat!' }],
    });
  });
}

test.describe('a language', () => {
  const filipino = 'Loan na alam mo muna ang buong gastos';
  const choose = (page: Page, name: string) =>
    page
      .getByLabel(/^(Language|Wika)$/)
      .getByRole('link', { name })
      .click();

  test('has an address of its own, which names its translations', async ({ page, siteOrigin }) => {
    for (const [path, lang] of [
      ['/', 'en-PH'],
      ['/en/', 'en-PH'],
      ['/fil/', 'fil-PH'],
    ] as const) {
      const response = await page.goto(`${siteOrigin}${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(page.url()).toBe(`${siteOrigin}${path}`);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`[a-z]${path}$`));
      await expect(page.locator('link[hreflang="fil-PH"]')).toHaveAttribute('href', /\/fil\/$/);
      // The company is a sample.
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
  });

  test('is kept for later visits, and the address says it', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#loan-terms`);
    await enhanced(page);
    await choose(page, 'Filipino');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mga tuntunin at kondisyon ng loan');
    await expect(page).toHaveURL(`${siteOrigin}/fil/#loan-terms`);
    await page.goto(`${siteOrigin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(filipino);
    await expect(page).toHaveURL(`${siteOrigin}/fil/`);
  });

  test('of an older address is moved to its own', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/?lang=fil&utm_tag=a`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(filipino);
    await expect(page).toHaveURL(`${siteOrigin}/fil/?utm_tag=a`);
  });

  test('changes without losing the other parameters, or what was typed', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/?utm_tag=a&amount=5000#home/calculator`);
    await enhanced(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Kumusta');
    await choose(page, 'Filipino');
    await expect(page).toHaveURL(`${siteOrigin}/fil/?utm_tag=a&amount=5000&rate=2.5&period=6#home/calculator`);
    await expect(page.getByLabel('Halaga ng loan (₱)')).toHaveValue('5000');
    await expect(page.getByRole('textbox', { name: 'Mensahe' })).toHaveValue('Kumusta');
  });
});

test('the company’s policy is framed, and linked beside it', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/#privacy-policy`);
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('heading', { name: 'The company’s policy' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the privacy policy' });
  expect(await link.getAttribute('href')).toBe(await frame.getAttribute('src'));
});

test.describe('the banner', () => {
  const slides = ['Every amount, before you accept', '91 to 365 days', 'Decided within 1 day'] as const;
  const banner = (page: Page) => page.getByRole('group', { name: 'What to expect' });
  const slide = (page: Page, name: string) => banner(page).getByRole('group', { name, exact: true });

  test('is still when motion is unwanted, and can be set going', async ({ page, siteOrigin }) => {
    await page.clock.install();
    await page.goto(`${siteOrigin}/`);
    await banner(page).scrollIntoViewIfNeeded();
    const play = banner(page).getByRole('button', { name: 'Play the banner' });
    // Paused by now: the prerendered page cannot know the motion preference.
    await expect(play).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(slide(page, slides[0])).toBeInViewport({ ratio: 0.5 });
    await play.click();
    await page.getByRole('heading', { level: 2, name: 'How it works' }).click();
    await banner(page).scrollIntoViewIfNeeded();
    // The page has time to hear that it was left alone; from then it counts.
    await page.clock.runFor(50);
    await page.clock.runFor(3_000);
    await expect(slide(page, slides[1])).toBeInViewport({ ratio: 0.5 });
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('goes on every 3 s until it is paused, and can be swiped', async ({ page, siteOrigin }) => {
      await page.goto(`${siteOrigin}/`);
      await banner(page).scrollIntoViewIfNeeded();
      await expect(slide(page, slides[1])).toBeInViewport({ ratio: 0.5 });
      await banner(page).getByRole('button', { name: 'Pause the banner' }).click();
      await slide(page, slides[2]).evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await expect(banner(page).getByRole('button', { name: slides[2] })).toHaveAttribute('aria-current', 'true');
    });
  });
});

test.describe('an unknown address', () => {
  test('says so, with a way home', async ({ page, siteOrigin }) => {
    const response = await page.goto(`${siteOrigin}/loans`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what your loan costs before you take it');
  });

  test('says so in the language of its folder', async ({ page, siteOrigin }) => {
    const response = await page.goto(`${siteOrigin}/fil/loans`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walang ganitong page');
    await page.getByRole('link', { name: 'Pumunta sa home' }).click();
    expect(page.url()).toBe(`${siteOrigin}/fil/`);
  });

  test.describe('in a browser that asks for Filipino', () => {
    test.use({ locale: 'fil-PH' });

    test('says so in Filipino', async ({ page, siteOrigin }) => {
      await page.goto(`${siteOrigin}/loans`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walang ganitong page');
    });
  });
});

test('the files that home screens and shared links ask for are there', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/`);
  const manifest = await (await page.request.get(`${siteOrigin}/manifest.webmanifest`)).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...icons, '/brand/apple-touch-icon.png', '/favicon.svg', '/og.png', '/sitemap.xml']) {
    const answer = await page.request.get(`${siteOrigin}${path}`);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).not.toContain('text/html');
  }
});
