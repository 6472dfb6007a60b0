import { readPath, readAddress, onRestored, type Restoration } from '@peace/web-platform';
import { useCallback, useEffect, useRef, useEffectEvent } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

/**
 * For what follows an `await` in a screen. Called before it, it gives a function that tells whether the borrower is still there: after
 * that nothing is navigated to, said or sent. The request itself is not aborted: a write that was cut off would have an unknown outcome.
 */
export function useIsHere(): () => () => boolean {
  const { window } = useServices();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => {
    const askedAt = readPath(window);
    // The address changes with the tap; the screen stays until the code of the next one is there.
    return () => isMounted.current && readPath(window) === askedAt;
  }, [window]);
}

/**
 * Waits for a response on behalf of a screen: once the borrower has left it the promise stays pending, and nothing of what follows an
 * `await` happens. `whenLeft` follows the late response instead: the screen may still be there, and be come back to, while the code of the
 * next one is loading.
 */
export function useIgnoreAfterUnmount(): <Answer>(answer: Promise<Answer>, whenLeft?: () => void) => Promise<Answer> {
  const isHere = useIsHere();
  return useCallback(
    (answer, whenLeft) => {
      const isShown = isHere();
      return new Promise((resolve, reject) => {
        answer.then(
          (value) => (isShown() ? resolve(value) : whenLeft?.()),
          (cause: unknown) => (isShown() ? reject(cause) : whenLeft?.()),
        );
      });
    },
    [isHere],
  );
}

export interface NextScreen {
  /** Whether the borrower has left this screen for another one. */
  readonly isAwaited: () => boolean;
  /** Whether it is the one at `path`: opened again, it would be a second step back. */
  readonly isAwaitedAt: (path: string) => boolean;
}

/** The screen whose code is still loading: the address changes with the tap, what is shown when the code is there. */
export function useNextScreen(): NextScreen {
  const { window } = useServices();
  const location = useLocation();
  const { pathname } = location;
  const shown = createPath(location);
  return {
    isAwaited: useCallback(() => new URL(readAddress(window)).pathname !== pathname, [window, pathname]),
    isAwaitedAt: useCallback(
      (path) => {
        const current = createPath(new URL(readAddress(window)));
        return current === path && current !== shown;
      },
      [window, shown],
    ),
  };
}

/** The shell and the WebView both say that the page is visible again, within this time, in milliseconds. */
const SAME_RETURN_MS = 1000;

/** Calls back when the page returns: from the back/forward cache, from behind another app, or because the shell says so. */
export function useRestored(handler: (how: Restoration) => void): void {
  const { bridge, window } = useServices();
  const last = useRef({ by: '', at: -Infinity });
  const onReturn = useEffectEvent((by: 'page' | 'shell', how: Restoration) => {
    const at = performance.now();
    const isSame = last.current.by !== by && at - last.current.at < SAME_RETURN_MS;
    last.current = isSame ? { by: '', at: -Infinity } : { by, at };
    if (!isSame) handler(how);
  });
  useEffect(() => onRestored(window, (how) => onReturn('page', how)), [window]);
  useEffect(() => bridge.onResume(() => onReturn('shell', 'visible')), [bridge]);
}
