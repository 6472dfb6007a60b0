import type { Page } from '@playwright/test';
import { delayApp, delayRequests } from '../delay-requests.ts';
import { earlyScenarios, expectPaintedEarly } from '../early-pages.ts';
import { expect, test } from '../fixtures.ts';

// An early page has the styles that it can draw with (docs/decisions/early-page.md); all of them come with the app.

/** Those that look quite different from the first of their page. */
const others = [
  'status-110',
  'status-174-rollover',
  'status-200',
  'instalments-last',
  'repay-default-code',
  'repay-instructions',
];

for (const scenario of new Set([...earlyScenarios, ...others])) {
  test(`${scenario}: nothing looks different when all styles are there`, async ({ page, borrowerOrigin, sandbox }) => {
    await delayApp(page);
    const releaseStyles = await delayRequests(page, /\/assets\/[^/]*\.css$/);
    await page.goto(borrowerOrigin + (await sandbox.choose(scenario)), { waitUntil: 'commit' });
    await expectPaintedEarly(page);
    const early = await looks(page);
    expect(early.length).toBeGreaterThan(40);
    releaseStyles();
    await expect(page.locator('link[rel=stylesheet]')).not.toHaveCount(0);
    await expect(page.locator('link[rel=stylesheet][media="not all"]')).toHaveCount(0);
    expect(await looks(page)).toEqual(early);
  });
}

/** How the page looks in the light and in the dark. */
async function looks(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await styles(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...dark, ...(await styles(page))];
}

/** What every element of the page comes to, and what is before and after it. Custom properties are no look of their own. */
function styles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return [...document.querySelectorAll('#root, #root *')].map((element) =>
      [null, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part);
          // Without content there is nothing before or after it.
          if (part !== null && style.content === 'none') return `${part} none`;
          return `${element.tagName}.${element.className}${part ?? ''} ${names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
        })
        .join('\n'),
    );
  });
}
