/** Less than this is a browser's own bars coming and going, not a keyboard. */
const LEAST_KEYBOARD_PX = 120;

/** The measures of a window that report a keyboard. */
export interface Viewport {
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
