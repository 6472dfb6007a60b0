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

/**
 * Keeps the element's `--peace-keyboard` at the height that the keyboard covers, and its `--peace-scrolled` at what iOS has scrolled
 * out of sight above it meanwhile. Written to the element: no render per frame.
 *
 * @returns what stops it
 */
export function followKeyboard(element: HTMLElement | null): () => void {
  const { visualViewport } = window;
  if (!element || !visualViewport) return () => undefined;
  let written = 0;
  const follow = () => {
    const height = keyboardInset(window);
    if (height > 0) element.style.setProperty('--peace-scrolled', `${Math.round(visualViewport.offsetTop)}px`);
    if (height === written) return;
    written = height;
    element.style.setProperty('--peace-keyboard', `${height}px`);
    if (height === 0) element.style.removeProperty('--peace-scrolled');
  };
  // Once the screen is painted: reading the viewport before would lay the page out one time more.
  const first = setTimeout(follow);
  visualViewport.addEventListener('resize', follow);
  visualViewport.addEventListener('scroll', follow);
  return () => {
    clearTimeout(first);
    visualViewport.removeEventListener('resize', follow);
    visualViewport.removeEventListener('scroll', follow);
    element.style.removeProperty('--peace-keyboard');
    element.style.removeProperty('--peace-scrolled');
  };
}
