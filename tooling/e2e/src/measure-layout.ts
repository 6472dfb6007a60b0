import type { Page } from '@playwright/test';

/**
 * Describes each part of a page that overlaps another, is cut off, or is outside of the window; frames are omitted. A text that
 * is cut on purpose has `text-overflow: ellipsis`.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const named = (element: Element, text: string) => `${element.className || element.tagName}: “${text.trim()}”`;

    /** The part of a rectangle that scrolling and clipping ancestors leave to be seen. */
    const visiblePart = (element: Element, rect: DOMRect): DOMRect => {
      let { left, top, right, bottom } = rect;
      for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflow === 'visible') continue;
        const box = parent.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('.van-visually-hidden, dialog') === null;

    const texts: { element: Element; text: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '' || element.closest('option, script, style') || !isSeen(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const visible = visiblePart(element, rect);
        if (visible.width > 2 && visible.height > 2) texts.push({ element, text, rect: visible });
        const isFolded = getComputedStyle(element).textOverflow === 'ellipsis';
        if (!isFolded && visible.height > 2 && visible.width > 0 && visible.width < rect.width - 1)
          faults.push(`cut: ${named(element, text)}`);
      }
    }
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1)) {
        // A folded line has a rectangle for each of its pieces.
        if (other.element === one.element) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const isSticky = [one, other].some(({ element }) => element.closest('.van-tabs__wrap') !== null);
        if (width > 1 && height > 3 && !isSticky) {
          faults.push(`over each other: ${named(one.element, one.text)} and ${named(other.element, other.text)}`);
        }
      }
    });

    const canvas = document.createElement('canvas').getContext('2d');
    // Not `innerWidth`: a phone zooms out until what is too wide fits.
    const windowWidth = document.documentElement.clientWidth;
    for (const control of document.querySelectorAll('button, input, select, textarea, a')) {
      const rect = control.getBoundingClientRect();
      if (!isSeen(control) || rect.width === 0) continue;
      if (rect.left < -1 || rect.right > windowWidth + 1)
        faults.push(`outside: ${named(control, control.textContent ?? '')}`);
      if (!(control instanceof HTMLSelectElement) || canvas === null) continue;
      canvas.font = getComputedStyle(control).font;
      const text = control.selectedOptions[0]?.text ?? '';
      const arrow = 26;
      if (canvas.measureText(text).width + arrow > rect.width) faults.push(`cut: select “${text}”`);
    }
    for (const box of document.querySelectorAll('.dp-page *')) {
      if (!(box instanceof HTMLElement) || !isSeen(box) || box.matches('input, select')) continue;
      // A folded line says so; an inline element has no width, and one that is only read out a pixel.
      const isFolded = getComputedStyle(box).textOverflow === 'ellipsis';
      const isEmpty = box.clientWidth <= 1 || box.textContent === '';
      if (isEmpty || isFolded || box.scrollWidth <= box.clientWidth + 1) continue;
      faults.push(`wider than its box: ${named(box, (box.textContent ?? '').slice(0, 60))}`);
    }
    if (document.documentElement.scrollWidth > windowWidth) faults.push('the page is wider than the window');
    return faults;
  });
}
