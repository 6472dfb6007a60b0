import { goToHash, onHashChange, readHash } from '@peace/session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readAddress, writeAddress, type PreviewState } from '#shared/preview-address.ts';

/**
 * Keeps the page's hash in step with its state, and tells of a hash that somebody else put there: a link that was
 * pasted, or the browser's own back.
 *
 * @param state what the page shows; `undefined` while it starts, when the hash is still to be read
 */
export function useSharedAddress(
  window: Window,
  state: PreviewState | undefined,
  onArrival: (state: PreviewState) => void,
): void {
  const hash = state === undefined ? undefined : writeAddress(state);
  const written = useRef<string>(undefined);
  const arrive = useEffectEvent(onArrival);

  useEffect(() => {
    if (hash === undefined || hash === written.current) return;
    written.current = hash;
    goToHash(window, hash, { replace: true });
  }, [window, hash]);

  useEffect(
    () =>
      onHashChange(window, () => {
        const current = readHash(window);
        if (written.current !== undefined && current !== written.current) arrive(readAddress(current));
      }),
    [window],
  );
}
