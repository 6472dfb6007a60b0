import { readHash } from '@peace/web-platform';
import { defineItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { useHydrateAtoms } from 'jotai/utils';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { string } from 'valibot';
import { sampleFields, storedFields, withFields } from '#shared/fields.ts';
import { initialLayout, layoutAtom, storedLayout } from '#shared/layout.ts';
import { readAddress, writeAddress, type PreviewState } from '#shared/preview-address.ts';
import type { PreviewServices } from '#shared/services.ts';
import { fieldsAtom, settingsAtom } from '#shared/state.ts';

/** Puts address and kept items into the atoms, once. A shared address goes before what was kept. */
export function useStart({ window, storage, tabStorage }: PreviewServices) {
  const [start] = useState(() => {
    const hash = readHash(window);
    const state = readAddress(hash);
    const edited = hash.length > 1 ? state.fields : (storedFields(storage).read() ?? {});
    return {
      /** The address was written by this tab: a reload, which leaves the sandbox as it has become. */
      isReload: hash === lastHash(tabStorage).read(),
      state,
      fields: withFields(sampleFields, edited),
      layout: storedLayout(storage).read() ?? initialLayout,
    };
  });
  useHydrateAtoms([
    [settingsAtom, start.state.settings],
    [fieldsAtom, start.fields],
  ]);
  useHydrateAtoms([[layoutAtom, start.layout]]);
  return start;
}

/** The hash that this tab wrote last. A page that starts with it was reloaded, and is to leave the sandbox as it is. */
function lastHash(storage: ItemStorage): StoredItem<string> {
  return storage.item(
    defineItem({ key: 'dev-preview-hash', version: 1, schema: string(), owner: 'device', lifetime: 'the visit' }),
  );
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
