import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const views = [
  ['Home', '#home', 'A loan whose whole cost you see first'],
  ['About us', '#about-us', 'About us'],
  ['Privacy Policy', '#privacy-policy', 'Privacy Policy'],
  ['Loan terms and conditions', '#loan-terms', 'Loan terms and conditions'],
] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** React has taken the page over once it says which view is on show. */
const enhanced = (page: Page) => expect(navigation(page).locator('[aria-current=page]')).toHaveCount(1);

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
    await page.getByRole('link', { name: 'Late payment' }).click();
    await expect(page.getByRole('heading', { name: 'Late payment' })).toBeInViewport();
    await expect(page.getByRole('row', { name: 'From day 91' })).toContainText('2%');
  });

  test('another language is a link away', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/`);
    await page.getByRole('link', { name: 'Filipino' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan na alam mo muna ang buong gastos');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
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
    expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([]);
  });

  test(`${hash} fits a screen of 320 pixels`, async ({ page, siteOrigin }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${siteOrigin}/${hash}`);
    await enhanced(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the title follows the view, and back goes back', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/`);
  await enhanced(page);
  await navigation(page).getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle('About us – Peace');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Peace – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A loan whose whole cost you see first');
});

test('the calculator shows both formulas and what comes of them', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/#home/calculator`);
  await page.getByLabel('Loan amount (₱)').fill('12a');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Please Enter a number!')).toHaveCount(3);
  await page.getByLabel('Loan amount (₱)').fill('10000');
  await page.getByLabel('Rate (% per period)').fill('3.5');
  await page.getByLabel('Period', { exact: true }).fill('2.6');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('₱1,050.00');
  await expect(result).toContainText('amount × rate × rounded period ÷ 100');
  await expect(result).toContainText('₱10,910.00');
  await expect(result).toContainText('amount + amount × (rate ÷ 100) × period');
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

    await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await page.getByRole('textbox', { name: 'E-mail or telephone' }).fill('0917 123 4567');
    await message.fill('Salamat!');
    await page.route('**/feedback', (route) => route.abort());
    await send.click();
    await expect(page.getByText('Your message was not sent, and is still here.')).toBeVisible();
    await expect(page.getByText('success!')).toHaveCount(0);
    await expect(message).toHaveValue('Salamat!');

    await page.unroute('**/feedback');
    await send.click();
    await expect(page.getByText('success!')).toBeVisible();
    await expect(message).toHaveValue('');
    const kept = await page.request.get(`${sandbox.origin}/__sandbox/feedback`);
    expect(await kept.json()).toEqual({
      feedback: [{ part, name: 'Ana', contact: '0917 123 4567', message: 'Salamat!' }],
    });
  });
}

test('the language is kept for later visits', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/#loan-terms`);
  await enhanced(page);
  await page.getByLabel('Language').getByRole('link', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mga tuntunin at kondisyon ng loan');
  await page.goto(`${siteOrigin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan na alam mo muna ang buong gastos');
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
    const play = banner(page).getByRole('button', { name: 'Play the banner' });
    // Paused by now: the page is made where nobody can be asked about motion.
    await expect(play).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(slide(page, slides[0])).toBeInViewport({ ratio: 0.5 });
    await play.click();
    await page.getByRole('heading', { level: 1 }).click();
    // The page has time to hear that it was left alone; from then it counts.
    await page.clock.runFor(50);
    await page.clock.runFor(3_000);
    await expect(slide(page, slides[1])).toBeInViewport({ ratio: 0.5 });
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('goes on every 3 s until it is paused, and can be swiped', async ({ page, siteOrigin }) => {
      await page.goto(`${siteOrigin}/`);
      await expect(slide(page, slides[1])).toBeInViewport({ ratio: 0.5 });
      await banner(page).getByRole('button', { name: 'Pause the banner' }).click();
      await slide(page, slides[2]).evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await expect(banner(page).getByRole('button', { name: slides[2] })).toHaveAttribute('aria-current', 'true');
    });
  });
});

test('an unknown address says so, with a way home', async ({ page, siteOrigin }) => {
  const response = await page.goto(`${siteOrigin}/loans`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await page.getByRole('link', { name: 'Go home' }).click();
  expect(page.url()).toBe(`${siteOrigin}/`);
});
