import { readPath } from '@peace/web-platform';
import { useCallback, useEffect, useRef } from 'react';
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
