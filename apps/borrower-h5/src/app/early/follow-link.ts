import { readSession, storeSession } from '@peace/session';
import { recordFollowedLink, readAddress } from '@peace/web-platform';

/** A link to another page of the app which the browser may follow by itself. The app keeps those marked `data-replay`. */
const followable = 'a[href]:not([data-replay], [target], [download])';

/** The link under a tap that the browser follows by itself, in this tab or in a new one; null where there is none. */
export function followableLink(target: Element, window: Window): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>(followable);
  return link?.origin === new URL(readAddress(window)).origin ? link : null;
}

export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Prepares following a link before the app is there. False where the tab cannot store the session, without which the next page would open. */
export function prepareFollowing(window: Window, { href }: HTMLAnchorElement): boolean {
  if (!storeSession(window, readSession(window).params)) return false;
  recordFollowedLink(window, href);
  return true;
}
