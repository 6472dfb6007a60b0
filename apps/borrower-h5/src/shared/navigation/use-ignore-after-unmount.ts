import { readPath } from '@peace/web-platform';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '#shared/services.tsx';

/**
 * Waits for a response on behalf of a screen: once the borrower has left it the promise stays pending, and nothing of what
 * follows an `await` happens: no navigation, no message to the shell, no toast. The request itself is not aborted: a write
 * that was cut off would have an unknown outcome. `whenLeft` follows the late response instead: the screen may still be
 * there, and be come back to, while the code of the next one is loading.
 */
export function useIgnoreAfterUnmount(): <Answer>(answer: Promise<Answer>, whenLeft?: () => void) => Promise<Answer> {
  const { window } = useServices();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    (answer, whenLeft) => {
      const askedAt = readPath(window);
      // The address changes with the tap; the screen stays until the code of the next one is there.
      const isShown = () => isMounted.current && readPath(window) === askedAt;
      return new Promise((resolve, reject) => {
        answer.then(
          (value) => (isShown() ? resolve(value) : whenLeft?.()),
          (cause: unknown) => (isShown() ? reject(cause) : whenLeft?.()),
        );
      });
    },
    [window],
  );
}
