import { goToHash, onHashChange, readHash } from '@peace/web-platform';
import { declareItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import { readAddress, writeAddress, type PreviewState } from '#shared/preview-address.ts';
import type { PreviewServices } from '#shared/services.ts';

/** The hash that this tab wrote last. A page that starts with it was reloaded, and is to leave the sandbox as it is. */
export function lastHash(storage: ItemStorage): StoredItem<string> {
  return storage.item(declareItem({ key: 'dev-preview-hash', version: 1, schema: v.string() }));
}

/**
 * Keeps the page's hash in step with its state, and reports a hash set from outside: a link that was
 * pasted, or the browser's own back.
 *
 * @param state what the page shows; `undefined` while it starts, when the hash is still to be read
 */
export function useSharedAddress(
  { window, tabStorage }: PreviewServices,
  state: PreviewState | undefined,
  onArrival: (state: PreviewState) => void,
): void {
  const hash = state === undefined ? undefined : writeAddress(state);
  const written = useRef<string>(undefined);
  const arrive = useEffectEvent(onArrival);

  useEffect(() => {
    if (hash === undefined || hash === written.current) return;
    written.current = hash;
    lastHash(tabStorage).write(hash);
    goToHash(window, hash, { replace: true });
  }, [window, tabStorage, hash]);

  useEffect(
    () =>
      onHashChange(window, () => {
        const current = readHash(window);
        if (written.current !== undefined && current !== written.current) arrive(readAddress(current));
      }),
    [window],
  );
}
