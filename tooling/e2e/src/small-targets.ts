import type { Page } from '@playwright/test';

/**
 * Lists targets without 44 px each way and without, as WCAG 2.2 (2.5.8) counts spacing, 44 px around their middle that no other
 * target reaches into. Folded and hidden ones do not count.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    // A size of 43.99 is 44 less what the computation rounded.
    const rounding = 0.05;
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('.van-visually-hidden') === null &&
          !element.matches('.skip-link:not(:focus)'),
      )
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const isSmall = Math.min(width, height) < least - rounding;
        return { element, left, top, width, height, isSmall };
      })
      .filter(({ width, height }) => width > 0 && height > 0);

    /** A target as far as others have to stay away from it: a small one has 44 px around its middle. */
    const spaceOf = ({ left, top, width, height, isSmall }: (typeof targets)[number]) => {
      const [x, y] = isSmall ? [Math.max(width, least), Math.max(height, least)] : [width, height];
      return { left: left - (x - width) / 2, top: top - (y - height) / 2, width: x, height: y };
    };
    const isApart = (one: (typeof targets)[number]) =>
      targets.every((other) => {
        if (other === one || other.element.contains(one.element) || one.element.contains(other.element)) return true;
        const [a, b] = [spaceOf(one), spaceOf(other)];
        return (
          a.left + a.width <= b.left + rounding ||
          b.left + b.width <= a.left + rounding ||
          a.top + a.height <= b.top + rounding ||
          b.top + b.height <= a.top + rounding
        );
      });
    return targets
      .filter((target) => target.isSmall && !isApart(target))
      .map(({ element, width, height }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? '';
        return `${element.tagName.toLowerCase()} ‘${name}’: ${width.toFixed(1)} × ${height.toFixed(1)}`;
      });
  });
}
