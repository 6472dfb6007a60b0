import { declareItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { string } from 'valibot';
import { readAddress, writeAddress, type PreviewState } from '#shared/preview-address.ts';
import type { PreviewServices } from '#shared/services.ts';

/** The hash that this tab wrote last. A page that starts with it was reloaded, and is to leave the sandbox as it is. */
export function lastHash(storage: ItemStorage): StoredItem<string> {
  return storage.item(declareItem({ key: 'dev-preview-hash', version: 1, schema: string() }));
}

/**
 * Keeps the page's hash in step with its state, and reports a hash set from outside: a link that was
 * pasted, or the browser's own back.
 *
 * @param state what the page shows; `undefined` while it starts, when the hash is still to be read
 */
export function useSharedAddress(
  { tabStorage }: Pick<PreviewServices, 'tabStorage'>,
  state: PreviewState | undefined,
  onArrival: (state: PreviewState) => void,
): void {
  const hash = state === undefined ? undefined : writeAddress(state);
  const { search, hash: shown } = useLocation();
  const navigate = useNavigate();
  const written = useRef<string>(undefined);
  /** Written here, and not shown by the router yet: on a busy machine it shows one when the next is written already. */
  const underWay = useRef<readonly string[]>([]);
  const write = useEffectEvent((next: string) => void navigate({ search, hash: next }, { replace: true }));
  const arrive = useEffectEvent(onArrival);

  useEffect(() => {
    if (hash === undefined || hash === written.current) return;
    written.current = hash;
    underWay.current = [...underWay.current, hash];
    lastHash(tabStorage).write(hash);
    write(hash);
  }, [tabStorage, hash]);

  useEffect(() => {
    const place = underWay.current.indexOf(shown);
    underWay.current = underWay.current.slice(place + 1);
    if (place === -1 && written.current !== undefined && shown !== written.current) arrive(readAddress(shown));
  }, [shown]);
}
