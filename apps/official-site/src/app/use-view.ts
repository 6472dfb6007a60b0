import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SitePage } from '#shared/site-pages.ts';
import { viewAt } from '#shared/views.ts';
import type { SiteActions } from './site-props.ts';

/**
 * The view on show: on the page at `/` the one that the hash names, else the page's own. The stylesheet shows it by itself (`:target`); this only updates the rest: the title, the mark in the
 * navigation, and where a screen reader goes on.
 */
export function useView(
  page: SitePage,
  { readHash, onHashChange }: Pick<SiteActions, 'readHash' | 'onHashChange'>,
): SitePage {
  const hash = useSyncExternalStore(onHashChange, readHash, () => '');
  const view = page === 'home' ? viewAt(hash) : page;
  const shown = useRef<SitePage>(undefined);

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
