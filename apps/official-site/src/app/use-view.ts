import { useEffect, useRef, useSyncExternalStore } from 'react';
import { viewAt } from '#shared/views.ts';
import type { View } from '#shared/views.ts';
import type { SiteActions } from './site-props.ts';

/**
 * The view on show. The stylesheet shows it by itself (`:target`); this only updates the rest: the title, the mark in the
 * navigation, and where a screen reader goes on.
 */
export function useView({ readHash, onHashChange }: Pick<SiteActions, 'readHash' | 'onHashChange'>): View {
  const hash = useSyncExternalStore(onHashChange, readHash, () => '');
  const view = viewAt(hash);
  const shown = useRef<View>(undefined);

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>(`#${view} h1`);
    // Not on arrival, where the browser starts at the top of the page; nor for a place inside the view.
    if (shown.current !== undefined && shown.current !== view && !hash.includes('/')) {
      heading?.focus({ preventScroll: true });
    }
    shown.current = view;
  }, [view, hash]);

  return view;
}
