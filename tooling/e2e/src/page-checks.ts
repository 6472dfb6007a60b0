import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import type { AxeResults, ElementContext } from 'axe-core';

interface Axe {
  readonly run: (context: ElementContext) => Promise<AxeResults>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails for each finding of axe in the page, or in the part of it that `scope` names. */
export async function expectAccessible(
  page: Page,
  scope: { readonly include?: string; readonly exclude?: string } = {},
): Promise<void> {
  // Half a megabyte, which is sent to each page once.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  const context = { include: [scope.include ?? 'html'], exclude: scope.exclude === undefined ? [] : [scope.exclude] };
  const { violations } = await page.evaluate((part) => {
    const { run }: Axe = Reflect.get(window, 'axe');
    return run(part);
  }, context);
  expect(violations).toEqual([]);
}

/** The page scrolls in one direction only: nothing is wider than the window. */
export async function expectFits(page: Page, message?: string): Promise<void> {
  // Not `innerWidth`: a phone zooms out until what is too wide fits.
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, message).toBeLessThanOrEqual(window);
}

/** Text twice as large, as a phone's setting for large text makes it. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

/** Waits until React has rendered `selector`, and so answers its events; an early page has the same element before. */
export async function expectInteractive(page: Page | Frame, selector: string): Promise<void> {
  await page.waitForFunction(
    (target) =>
      [...document.querySelectorAll(target)].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    selector,
  );
}

/** Chooses a radio as a thumb does, on what stands for it; not before React answers it: `check` looks at once whether it is. */
export async function chooseRadio(radio: Locator): Promise<void> {
  const isInteractive = () =>
    radio.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isInteractive).toBe(true);
  await radio.check({ force: true });
}

/** Waits until the browser has loaded a resource whose address matches. `Response.finished()` may never settle on a busy machine. */
export async function expectLoaded(page: Page, address: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    address.source,
  );
}

/** Waits until no picture of the page is still being loaded. */
export async function expectPicturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** Waits until the page has nothing left to do at once. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/** The question whether visits may be counted. */
export const consentQuestion = (page: Page): Locator =>
  page.getByRole('region', { name: /^May we (also )?count your/ });

/** It is asked once the page is used. A movement that the script was not there for was none. */
export async function expectConsentQuestion(page: Page): Promise<void> {
  let x = 0;
  const isAsked = async () => {
    await page.mouse.move((x += 1), 1);
    return consentQuestion(page).isVisible();
  };
  await expect.poll(isAsked).toBe(true);
}
