import { readHash } from '@peace/web-platform';
import { useHydrateAtoms } from 'jotai/utils';
import { useState } from 'react';
import { sampleFields, storedFields, withFields } from '#shared/fields.ts';
import { initialLayout, layoutAtom, storedLayout } from '#shared/layout.ts';
import { readAddress, type PreviewState } from '#shared/preview-address.ts';
import type { PreviewServices } from '#shared/services.ts';
import { fieldsAtom, settingsAtom } from '#shared/state.ts';
import { lastHash } from './use-shared-address.ts';

/** What the page's address said when it was opened. */
export interface Start {
  /** The address was written by this tab: a reload, which leaves the sandbox as it has become. */
  readonly isReload: boolean;
  readonly state: PreviewState;
}

/** Puts address and kept items into the atoms, once. A shared address goes before what was kept. */
export function useStart({ window, storage, tabStorage }: PreviewServices): Start {
  const [start] = useState(() => {
    const hash = readHash(window);
    const state = readAddress(hash);
    const edited = hash.length > 1 ? state.fields : (storedFields(storage).read() ?? {});
    return {
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
