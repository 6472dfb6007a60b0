import { useEffect } from 'react';
import type { RefObject } from 'react';

import { keyboardInset } from './keyboard-inset.ts';

/** Keeps an element's `--peace-keyboard` at the height the keyboard covers. Written to the element: no render per frame. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const follow = () => element.current?.style.setProperty('--peace-keyboard', `${keyboardInset(window)}px`);
    follow();
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
    };
  }, [element]);
}
