/** What makes two taps of a finger one double tap: at most so many milliseconds and CSS pixels apart. */
const soonMs = 350;
const nearPx = 24;

interface Tap {
  readonly control: Element;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** What a tap acts on: a label's tap is its control's, and a text's is its button's. */
function controlOf(target: Element): Element {
  return target.closest('label')?.control ?? target.closest('a, button, input, select, textarea, summary') ?? target;
}

/**
 * Takes no second half of a double tap that meets another control than the first half did: between the two a screen or a
 * dialog has come under the finger, and its button, which may pay, was never chosen. On the same control it counts.
 */
export function guardDoubleTaps(window: Window): void {
  let former: Tap | null = null;
  let isFinger = false;

  function isDouble(event: MouseEvent, { at, x, y }: Tap): boolean {
    // A mouse's second click is counted by the browser; WebKit counts every tap of a finger as a first one.
    if (!isFinger) return event.detail > 1;
    return event.timeStamp - at <= soonMs && Math.hypot(event.clientX - x, event.clientY - y) <= nearPx;
  }

  function onClick(event: MouseEvent): void {
    // By a key, by assistive technology, or by a script: not a tap.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const tap: Tap = { control: controlOf(event.target), at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!former || former.control === tap.control || !isDouble(event, former)) {
      former = tap;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // A third tap of the row is judged by what the first one chose.
    former = { ...tap, control: former.control };
  }

  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType !== 'mouse';
  };
  window.addEventListener('pointerdown', onPointerDown, { capture: true });
  window.addEventListener('click', onClick, { capture: true });
}
