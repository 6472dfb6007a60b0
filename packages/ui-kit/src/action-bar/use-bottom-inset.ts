import { useEffect } from 'react';
import type { RefObject } from 'react';

import { keyboardInset } from './keyboard-inset.ts';

/**
 * Keeps the bar's `--peace-keyboard` at the height the keyboard covers, and the page's `--van-toast-foot` at what bar and keyboard
 * cover together: toasts are above it. Written to the elements: no render per frame.
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const element = bar.current;
    if (!visualViewport || !element) return;
    const page = document.documentElement;
    let written = 0;
    const writeFoot = () => {
      // With large text the bar has no box of its own; the stylesheet's height counts then.
      if (element.offsetHeight > 0) page.style.setProperty('--van-toast-foot', `${element.offsetHeight + written}px`);
    };
    const follow = () => {
      const height = keyboardInset(window);
      if (height === written) return;
      written = height;
      element.style.setProperty('--peace-keyboard', `${height}px`);
      writeFoot();
    };
    const sizes = new ResizeObserver(writeFoot);
    sizes.observe(element);
    // Once the screen is painted: reading the viewport before would lay the page out one time more.
    const first = setTimeout(follow);
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      clearTimeout(first);
      sizes.disconnect();
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
      page.style.removeProperty('--van-toast-foot');
    };
  }, [bar]);
}
