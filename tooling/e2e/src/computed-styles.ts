import type { JSHandle, Page } from '@playwright/test';

/**
 * Returns the style differences after `change`: every element, light and dark, with its pseudo-elements. The styles stay in the
 * page, because they are megabytes of text.
 */
export async function changedStyles(page: Page, change: () => Promise<void>): Promise<readonly string[]> {
  const before = [await computedStyles(page, 'light'), await computedStyles(page, 'dark')] as const;
  await change();
  const after = [await computedStyles(page, 'light'), await computedStyles(page, 'dark')] as const;
  return [...(await differences(before[0], after[0])), ...(await differences(before[1], after[1]))];
}

async function computedStyles(page: Page, colorScheme: 'light' | 'dark'): Promise<JSHandle<readonly string[]>> {
  await page.emulateMedia({ colorScheme });
  return page.evaluateHandle(() => {
    const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return [...document.querySelectorAll('#root, #root *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        // Without content there is nothing before or after it.
        if (part !== null && style.content === 'none') return `${part} none`;
        return `${element.tagName}.${element.className}${part ?? ''} ${names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
      }),
    );
  });
}

function differences(before: JSHandle<readonly string[]>, after: JSHandle<readonly string[]>): Promise<string[]> {
  return before.evaluate((was, is) => {
    if (was.length <= 60 || was.length !== is.length) return [`${was.length} styles, then ${is.length}`];
    return was.flatMap((style, index) => (style === is[index] ? [] : [`${style}\nbecame\n${is[index]}`]));
  }, after);
}
