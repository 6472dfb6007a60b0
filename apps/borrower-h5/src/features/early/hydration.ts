import { type EarlyResponse, keptForMs } from '@peace/api-client/early-response';
import type { QueryClient } from '@tanstack/react-query';
import type { EarlyVisit, Painted } from './early-visit.ts';

/** Ends the early visit: from here on only React paints. Returns what has been painted. */
export function beginHydration({ document, peaceEarly }: Pick<Window, 'document' | 'peaceEarly'>): Painted | null {
  // The app is late, but it has loaded.
  document.querySelector('.unloaded')?.setAttribute('hidden', '');
  if (!peaceEarly) return null;
  peaceEarly.isHydrating = true;
  return peaceEarly.painted;
}

/** A response that is older is shown, and read again. */
function isFresh({ respondedAt, wasHidden = false }: EarlyVisit, now: number): boolean {
  return !wasHidden && (respondedAt === undefined || now - respondedAt <= keptForMs);
}

export function noteResume({ peaceEarly }: Pick<Window, 'peaceEarly'>): void {
  if (peaceEarly) peaceEarly.wasHidden = true;
}

/**
 * Notes whether the page is fresh now, as the app begins with what was read. The returned function is for the moment when the
 * first screen listens: it tells that screen of a return to the front that came in between, and that no screen could hear.
 */
export function watchReturns(window: Pick<Window, 'peaceEarly' | 'peaceNative'>): () => void {
  const visit = window.peaceEarly;
  const wasHidden = visit?.wasHidden;
  return () => {
    if (visit?.wasHidden !== wasHidden) window.peaceNative?.onResume();
  };
}

/** The early responses that the client's calls may use. What has been painted is in the cache already. */
export function reusableResponses(visit: EarlyVisit | undefined, now: number): readonly EarlyResponse[] {
  const unused = [...(visit?.requests.slice(visit.painted?.reads.length ?? 0) ?? []), ...(visit?.next ?? [])];
  if (!visit || isFresh(visit, now)) return unused;
  for (const { abort } of unused) abort();
  return [];
}

/** Seeds the query cache with what was read early; unless it is old, mounting does not read it again. The returned function ends that. */
export function seed(queryClient: QueryClient, visit: EarlyVisit, now: number): () => void {
  const { payload, reads } = visit.painted ?? { payload: {}, reads: [] };
  const queryKeys = reads.map(({ endpoint, data }) => {
    const queryKey = [endpoint, payload];
    queryClient.setQueryData(queryKey, data, { updatedAt: visit.respondedAt ?? now });
    return queryKey;
  });
  if (!isFresh(visit, now)) return () => undefined;
  for (const queryKey of queryKeys) queryClient.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  return () => {
    for (const queryKey of queryKeys) queryClient.setQueryDefaults(queryKey, {});
  };
}
