import type { Session } from '@peace/session';
import {
  onPageHide,
  onRestored,
  reloadPage,
  type AddressWindow,
  type LeavingWindow,
  type LifecycleWindow,
} from '@peace/web-platform';

type PageWindow = LifecycleWindow &
  LeavingWindow &
  Pick<AddressWindow, 'location'> & { readonly document: Pick<Document, 'querySelector'> };

/**
 * Keeps a page of one session out of another's hands: a page that comes back, out of the back/forward cache or to the front,
 * after its tab has entered another session is hidden at once and loaded anew. One whose session ended is hidden as it is
 * left, because the cache would show it before any script runs (docs/decisions/session.md).
 */
export function guardPageOfSession(
  window: PageWindow,
  { isOfTab, endings }: Pick<Session, 'isOfTab' | 'endings'>,
): void {
  const hide = () => window.document.querySelector('#root')?.setAttribute('hidden', '');
  onPageHide(window, () => {
    if (endings() > 0) hide();
  });
  onRestored(window, (how) => {
    if (isOfTab() && !(how === 'from-cache' && endings() > 0)) return;
    hide();
    reloadPage(window);
    // The screens, which listen later, would read again with this page's session until it is gone.
    return 'ends';
  });
}
