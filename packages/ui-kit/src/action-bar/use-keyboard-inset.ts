import { useEffect } from 'react';
import type { RefObject } from 'react';

import { keyboardInset } from './keyboard-inset.ts';

/** Keeps an element's `--peace-keyboard` at the height the keyboard covers. Written to the element: no render per frame. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    let written = 0;
    const follow = () => {
      const height = keyboardInset(window);
      if (height !== written) element.current?.style.setProperty('--peace-keyboard', `${height}px`);
      written = height;
    };
    // Once the screen is painted: reading the viewport before would lay the page out one time more.
    const first = setTimeout(follow);
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      clearTimeout(first);
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
    };
  }, [element]);
}
