import { onVisibilityChange, recordFollowedLink, readAddress } from '@peace/web-platform';
import { readSession, storeSession, type SessionParams } from '@peace/session';
import './queue-taps.css';

/** Taps that may be replayed: on what leads somewhere or opens something, never on what writes. `data-replay` marks those that do not show it. */
const replayable = '[data-replay], [aria-expanded], a[href]';
const tappable = 'button, a, input';
/** The browser handles a tap on these by itself, at once, and such a tap does not replace a queued one. */
const native = 'summary, select, textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** A tap or a back gesture is replayed within this time only, in milliseconds: later it is not what the borrower wants. */
export const replayWithinMs = 10_000;

interface QueuedTap {
  readonly element: HTMLElement;
  /** The place of the finger, in CSS pixels of the window. `detail` is 0 for a key. */
  readonly at: Pick<MouseEventInit, 'clientX' | 'clientY' | 'detail'>;
  /** By which the element is found again where it was drawn anew: with the response, or by React. */
  readonly markup: string;
  readonly endWaiting: () => void;
}

/**
 * Queues the last tap on the early screen until React has hydrated it, and replays it then, if it is replayable. A tap
 * on anything else does nothing but show that the page is not ready yet. A link to another page of the app is left to the browser,
 * unless that page would not find the session.
 *
 * @returns ends the queueing, and replays. A tap is dropped after 10 s, when the page was hidden, while a dialog is open, and
 *   when its element is gone, inert or disabled.
 */
export function queueTaps(window: Window, root: Element, onExpired: () => void): () => void {
  const { document } = window;
  // As the page was opened: once the app has started, the address does not have it, and a blocked storage never does.
  const session = readSession(window).params;
  let queued: QueuedTap | null = null;
  let wasTapped = false;
  let endFollowing: (() => void) | undefined;
  const drop = () => {
    queued?.endWaiting();
    queued = null;
    endFollowing?.();
  };
  const expire = () => {
    drop();
    onExpired();
  };
  const enqueue = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !root.contains(event.target)) return;
    event.stopImmediatePropagation();
    wasTapped = true;
    if ((event.target.closest('label')?.control ?? event.target.closest(`${native}, ${tappable}`))?.matches(native))
      return;
    const link = followableLink(event.target, window);
    if (link && !opensHere(event)) return;
    if (link && prepareFollowing(window, link, session)) {
      drop();
      endFollowing = showWaiting(link);
      return;
    }
    event.preventDefault();
    // The input in a label is not visible.
    const element = event.target.closest<HTMLElement>('label') ?? event.target.closest<HTMLElement>(tappable);
    if (!element || isInert(element)) return;
    const { clientX, clientY } = event;
    const at = { clientX, clientY, detail: Math.min(event.detail, 1) };
    drop();
    queued = { element, at, markup: element.outerHTML, endWaiting: showWaiting(element, expire) };
  };
  window.addEventListener('click', enqueue, { capture: true });
  const ignoreVisibility = onVisibilityChange(window, drop);
  return () => {
    window.removeEventListener('click', enqueue, { capture: true });
    ignoreVisibility();
    window.peaceReports?.push({ kind: 'speed', name: 'earlyTap', detail: wasTapped ? 'yes' : 'no' });
    const tap = queued;
    drop();
    const element = tap && elementOf(tap, root);
    if (element && mayReplay(element, document)) press(element, tap.at);
  };
}

/** As a finger does, so that the next tap there is known for the second half of a double one (`guardDoubleTaps`). */
const press = (element: HTMLElement, at: QueuedTap['at']) =>
  element.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, cancelable: true }));

/** Returns the tapped element, or the one element of the very same markup in its place. */
function elementOf({ element, markup }: QueuedTap, root: Element): HTMLElement | undefined {
  if (element.isConnected) return element;
  const same = [...root.querySelectorAll<HTMLElement>(replayable)].filter(({ outerHTML }) => outerHTML === markup);
  return same.length === 1 ? same[0] : undefined;
}

/** Marks what was tapped until the tap is over, or expires. The attributes are gone before React looks at the element. */
function showWaiting(element: HTMLElement, onExpired?: () => void): () => void {
  element.setAttribute('data-waiting', '');
  element.setAttribute('aria-busy', 'true');
  const timer = onExpired && setTimeout(onExpired, replayWithinMs);
  return () => {
    clearTimeout(timer);
    element.removeAttribute('data-waiting');
    element.removeAttribute('aria-busy');
  };
}

const mayReplay = (element: HTMLElement, document: Document) =>
  element.matches(replayable) && !isInert(element) && document.querySelector('dialog[open]') === null;

const isInert = (element: HTMLElement) =>
  element.closest('[inert]') !== null || element.matches(':disabled, [aria-disabled="true"]');

/** A link to another page of the app which the browser may follow by itself. The app keeps those marked `data-replay`. */
const followable = 'a[href]:not([data-replay], [target], [download])';

/** The link under a tap that the browser follows by itself, in this tab or in a new one; null where there is none. */
function followableLink(target: Element, window: Window): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>(followable);
  return link?.origin === new URL(readAddress(window)).origin ? link : null;
}

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Prepares following a link before the app is there. False where the tab cannot store the session, without which the next page would open. */
function prepareFollowing(window: Window, { href, dataset }: HTMLAnchorElement, session: SessionParams): boolean {
  if (!storeSession(window, session)) return false;
  recordFollowedLink(window, href, dataset['state']);
  return true;
}
