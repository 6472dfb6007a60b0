import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { routeOf, type Route } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';

/** The route on show, and the one before it on this visit. */
export interface ShownRoute {
  readonly route: Route;
  readonly before: Route | null;
  /** The one that the visit began with; null while hydrating. */
  readonly first: Route | null;
}

/** Follows the hash. The prerendered markup is not a route that was visited. */
export function useRoute(): ShownRoute {
  const { address } = useServices();
  // Null while hydrating.
  const hash = useSyncExternalStore(address.onHashChange, address.hash, () => null);
  const route = routeOf(hash ?? '');
  const [visited, setVisited] = useState<ShownRoute | null>(null);
  const first = visited?.first ?? (hash === null ? null : route);
  const shown = visited?.route === route ? visited : { route, before: visited?.route ?? null, first };
  // Adjusted while rendering, so that no frame shows the new route with the old predecessor.
  if (hash !== null && shown !== visited) setVisited(shown);
  return shown;
}

/**
 * Moves the focus when the route changes: to the heading of the new view, or back to the link of the
 * agreement that was read. Returns the element that the views are in.
 *
 * @param isReady whether the view is there: a part of the page may still load
 */
export function useRouteFocus({ route, before }: ShownRoute, isReady: boolean) {
  const views = useRef<HTMLElement>(null);
  useEffect(() => {
    if (before === null || !isReady) return;
    const element = views.current;
    if (route === 'registration' && before === 'agreement') {
      return element?.querySelector<HTMLElement>('#agreement-link')?.focus();
    }
    element?.ownerDocument.scrollingElement?.scrollTo(0, 0);
    element?.querySelector<HTMLElement>('.promo-view:not([hidden]) h1')?.focus({ preventScroll: true });
  }, [route, before, isReady]);
  return views;
}
