import { useEffect } from 'react';
import type { RefObject } from 'react';

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

/** Less than this is a browser's own bars coming and going, not a keyboard. */
const LEAST_KEYBOARD_PX = 120;

/** The measures of a window that report a keyboard. */
interface Viewport {
  readonly innerHeight: number;
  readonly visualViewport: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> | null;
}

/**
 * How many CSS pixels of the page's foot the keyboard covers. iOS shrinks only the visual viewport (not `innerHeight`,
 * not `dvh`), so whatever sticks to the bottom lies behind the keyboard. Zooming in shrinks it too, and is none.
 */
export function keyboardInset({ innerHeight, visualViewport }: Viewport): number {
  if (!visualViewport || visualViewport.scale > 1) return 0;
  const covered = innerHeight - visualViewport.height - visualViewport.offsetTop;
  return covered < LEAST_KEYBOARD_PX ? 0 : Math.round(covered);
}
