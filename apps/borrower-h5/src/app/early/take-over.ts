import type { QueryClient } from '@tanstack/react-query';
import type { EarlyVisit, Painted } from '#shared/early-visit.ts';

/** Ends the early visit: from here on nothing is painted but by React. What has been painted is handed over. */
export function takeOver(visit: EarlyVisit | undefined): Painted | null {
  if (!visit) return null;
  visit.isTaken = true;
  return visit.painted;
}

/**
 * Lets the app begin with what was read for the early screen, which is not read again for being shown. What is returned
 * ends that: the next time the screen is opened it is read anew, as ever.
 */
export function seed(queryClient: QueryClient, { endpoint, payload, data }: Painted): () => void {
  if (data === undefined) return () => undefined;
  const queryKey = [endpoint, payload];
  queryClient.setQueryData(queryKey, data);
  queryClient.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  return () => queryClient.setQueryDefaults(queryKey, {});
}
