import { ACTION_SETTLES_MS } from '@peace/vant-react-compat/button';

/** Two taps at most this far apart, in CSS pixels, are at one place. */
const nearPx = 24;
/** A control that only leads somewhere can be tapped again sooner: twice back is often meant. */
const leads = 'a[href], [data-replay]';
const leadsAgainMs = 350;

interface Tap {
  readonly control: Element;
  /** The label of the control when it was tapped: with another label it does something else. */
  readonly label: string | null;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the control that a tap acts on: a label's tap is its control's, a text's is its button's, and an option's is its list's. */
function controlOf(target: Element): Element {
  const control = target.closest('label')?.control;
  return control ?? target.closest('a, button, input, select, textarea, summary, [role=listbox]') ?? target;
}

const labelOf = (control: Element) => (control.matches('button') ? control.textContent : null);

/**
 * Ignores a tap that follows another one at the same place, where it meets another control or another label than the first
 * one did: between the two, a screen, a dialog or a response has come under the finger, and what is there now, which may pay,
 * was not chosen. A key that is held down activates only once.
 */
export function guardDoubleTaps(window: Window): void {
  let former: Tap | null = null;
  let isFinger = false;

  function isDouble(event: MouseEvent, tap: Tap, { at, x, y }: Tap): boolean {
    // A mouse's second click is counted by the browser; WebKit counts every tap of a finger as a first one.
    if (!isFinger) return event.detail > 1;
    const within = tap.control.matches(leads) ? leadsAgainMs : ACTION_SETTLES_MS;
    // One of before the clock went back is an old one.
    return tap.at >= at && tap.at - at <= within && Math.hypot(tap.x - x, tap.y - y) <= nearPx;
  }

  function onClick(event: MouseEvent): void {
    // By a key, by assistive technology, or by a script: not a tap.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const control = controlOf(event.target);
    const tap = { control, label: labelOf(control), at: event.timeStamp, x: event.clientX, y: event.clientY };
    const isSame = former?.control === tap.control && former.label === tap.label;
    if (!former || isSame || !isDouble(event, tap, former)) {
      former = tap;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // A third tap of the row is compared with what the first one chose.
    former = { ...tap, control: former.control, label: former.label };
  }

  function onKeyDown(event: KeyboardEvent): void {
    const writesLines = event.target instanceof HTMLTextAreaElement;
    if (event.repeat && event.key === 'Enter' && !writesLines) event.preventDefault();
  }

  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType !== 'mouse';
  };
  window.addEventListener('pointerdown', onPointerDown, { capture: true });
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKeyDown, { capture: true });
}
