import type { Browser, Page } from 'playwright';
import { orderButton } from './caller.ts';
import { openPage, openPhone, type Throttling } from './conditions.ts';
import { orderContent } from './order-pages.ts';
import { said, watchButton } from './watch-button.ts';
import { timeLoad } from './watch-load.ts';

/** What a visit to an order's page came to: milliseconds, and bytes as transferred. */
export interface OrderVisit {
  readonly content: number;
  readonly usable: number;
  /** The long tasks' time beyond 50 ms, of those that began before the content was painted, and of those after. */
  readonly blockedBefore: number;
  readonly blockedAfter: number;
  readonly html: number;
  readonly scripts: number;
}

/** Opens an order's page and lets it come to rest. */
export async function visit(page: Page, url: string): Promise<OrderVisit> {
  await watchButton(page, orderButton);
  const isUsable = said(page, 'usable');
  await timeLoad(page, url, orderContent);
  await isUsable;
  await page.waitForLoadState('networkidle');
  const { seen, buttonSeen, html } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      seen: globalThis.seen,
      buttonSeen: globalThis.buttonSeen,
      html: navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : 0,
    };
  });
  const blocked = (isCounted: (start: number) => boolean) =>
    seen.tasks.reduce((sum, { start, duration }) => sum + (isCounted(start) ? duration - 50 : 0), 0);
  return {
    content: seen.content,
    usable: buttonSeen.usable,
    blockedBefore: blocked((start) => start < seen.content),
    blockedAfter: blocked((start) => start >= seen.content),
    html,
    scripts: buttonSeen.scriptBytes,
  };
}

/** Opens an order's page in a fresh profile; and, when it has come to rest, once more from the browser's cache. */
export async function visitTwice(browser: Browser, url: string): Promise<OrderVisit & { readonly repeat: number }> {
  const { page, close } = await openPhone(browser);
  const first = await visit(page, url);
  const { page: again } = await openPage(page.context());
  await page.close();
  const { content } = await timeLoad(again, url, orderContent);
  await close();
  return { ...first, repeat: content };
}

/**
 * Opens an order's page in a fresh profile and taps its main button as soon as that is painted.
 *
 * @returns milliseconds until the screen answered: of the tap's events, the longest until the next paint
 * @throws when the tap did not reach the button
 */
export async function tapAtOnce(browser: Browser, url: string, throttling?: Throttling): Promise<number> {
  const { page, close } = await openPhone(browser, throttling);
  await watchButton(page, orderButton);
  const isPainted = said(page, 'button');
  const isAnswered = said(page, 'answered');
  await page.goto(url, { waitUntil: 'commit' });
  const [x = 0, y = 0] = await isPainted;
  await page.touchscreen.tap(x, y);
  const [milliseconds = Number.NaN] = await isAnswered;
  await close();
  return milliseconds;
}
