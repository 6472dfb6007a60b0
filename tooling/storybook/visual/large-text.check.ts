import { type Page, expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { usualLook, type Look } from './look.ts';
import { screenStories } from './stories.ts';
import { showStory, skipPlay } from './story-page.ts';

// Every state of every borrower's screen with text twice as large, a look without committed pictures: by the root's size on the smallest
// phone, and as Android's web view does it on a usual one, which multiplies the sizes that the style sheets chose. Nothing is
// wider than the window, nothing is cut, most of the window is the page's, the problem of a field is read out by its control as well, with
// reduced motion nothing turns, and no code of a failure is in sight.

const small = { width: 320, height: 568 };
const usual = { width: 360, height: 800 };
/** The largest text of Android 14. */
const enlarged = 2;
// Filipino has the longest words. What a play function looks for is English.
const largeText: Look = { ...usualLook, width: small.width, locale: 'fil', text: 200 };

/** Lists the faults of the drawn page. */
function flaws(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.className || element.localName}: ${element.textContent.slice(0, 40)}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    const isHidden = (element: Element) =>
      element.closest('.van-visually-hidden, [aria-hidden="true"], :root[data-nav="0"] .peace-page__bar') !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)';
    const own = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    for (const element of document.querySelectorAll('#storybook-root *, dialog[open] *')) {
      if (
        !(element instanceof HTMLElement) ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        isHidden(element)
      )
        continue;
      const style = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      if (own(element) && (left < -1 || right > innerWidth + 1)) found.push(`beside the window: ${nameOf(element)}`);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isShortened = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      if (isShortened || element instanceof HTMLInputElement) continue;
      if (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut at the side: ${nameOf(element)}`);
      if (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
        found.push(`cut below: ${nameOf(element)}`);
      if (element.matches('[role="tablist"]') && element.scrollWidth > element.clientWidth + 1)
        found.push('tabs do not wrap');
      if (
        element.matches('button, a[href], summary, [role="radio"]') &&
        element.offsetWidth > 0 &&
        !element.closest('p')
      ) {
        const { height } = element.getBoundingClientRect();
        if (height < 24) found.push(`a target of ${height} px: ${nameOf(element)}`);
      }
    }
    for (const message of document.querySelectorAll('.van-field__error-message')) {
      const field = message.closest('.van-field');
      if (!field?.querySelector('[aria-invalid="true"]')) found.push(`not marked as invalid: ${nameOf(message)}`);
      if (!field?.querySelector(`[aria-describedby~="${message.id}"]`))
        found.push(`described by nothing: ${nameOf(message)}`);
    }
    const top = document.querySelector('dialog[open]') ?? document.querySelector('.peace-page') ?? document.body;
    const staying = [...top.querySelectorAll('*')].filter((each) => getComputedStyle(each).position === 'sticky');
    const covered = staying.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
    if (covered > innerHeight / 2) found.push(`what stays covers ${Math.round(covered)} of ${innerHeight} px`);
    const turning = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations === Infinity);
    for (const each of turning) {
      const target = each.effect instanceof KeyframeEffect ? each.effect.target : null;
      if (target?.checkVisibility()) found.push(`turns: ${nameOf(target)}`);
    }
    if (/\bHTTP \d{3}\b/.test(document.body.innerText)) found.push('a code is in sight');
    return [...new Set(found)];
  });
}

/** Multiplies the used size of every text of the story, after CSS. */
function enlargeUsedSizes(page: Page): Promise<void> {
  return page.evaluate(async (factor) => {
    document.documentElement.style.fontSize = '100%';
    // Until that is drawn: an amount looks at its width when its size changes.
    await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
    const sizes = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize, lineHeight };
    });
    const larger = (size: string) => (size.endsWith('px') ? `${Number.parseFloat(size) * factor}px` : size);
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style?.setProperty('font-size', larger(fontSize), 'important');
      element.style?.setProperty('line-height', larger(lineHeight), 'important');
    }
  }, enlarged);
}

for (const [title, stories] of screenStories()) {
  if (!title.startsWith('apps/borrower-h5/')) continue;
  test(`${title} in large text`, async ({ sharedPreview }) => {
    const open = await sharedPreview(largeText, 'apps/borrower-h5/');
    await skipPlay(open, stories);
    for (const story of stories) {
      await showStory(open, story);
      await open.page.setViewportSize(small);
      expect.soft(await flaws(open.page), story.name).toEqual([]);
      await open.page.setViewportSize(usual);
      await enlargeUsedSizes(open.page);
      // An amount sees after a layout that it is too wide.
      const soon = { message: `${story.name}, used sizes`, timeout: 1000 };
      await expect
        .configure({ soft: true })
        .poll(() => flaws(open.page), soon)
        .toEqual([]);
      await open.page.evaluate(() => document.documentElement.removeAttribute('style'));
    }
  });
}
