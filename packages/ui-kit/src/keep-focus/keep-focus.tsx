import type { RefCallback } from 'react';

/**
 * The ref of an element that its own button removes. Where the focus is inside it then, the focus goes to the
 * named region around it, else to the page's heading. Otherwise keyboards and screen readers start again at the top of the page.
 */
export const keepFocus: RefCallback<HTMLElement> = (element: HTMLElement) => {
  return () => {
    if (!element.contains(document.activeElement)) return;
    const region = element.closest<HTMLElement>('[aria-labelledby]');
    if (region) focusOn(region);
    else focusHeading();
  };
};

/** Moves the focus to the page's heading, where the reading of a page starts. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading) focusOn(heading);
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
