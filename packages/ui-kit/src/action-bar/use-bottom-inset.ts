import { followKeyboard } from '@peace/vant-react-compat/keyboard-inset';
import { useEffect, type RefObject } from 'react';

/**
 * Keeps the bar's `--peace-keyboard` at the height the keyboard covers, and the page's `--van-toast-foot` at what bar and keyboard
 * cover together: toasts are above it.
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!window.visualViewport || !element) return;
    const page = document.documentElement;
    let keyboard = 0;
    const writeFoot = () => {
      // With large text the bar has no box of its own; the stylesheet's height counts then.
      if (element.offsetHeight > 0) page.style.setProperty('--van-toast-foot', `${element.offsetHeight + keyboard}px`);
    };
    const sizes = new ResizeObserver(writeFoot);
    sizes.observe(element);
    const stop = followKeyboard(element, (height) => {
      keyboard = height;
      writeFoot();
    });
    return () => {
      stop();
      sizes.disconnect();
      page.style.removeProperty('--van-toast-foot');
    };
  }, [bar]);
}
