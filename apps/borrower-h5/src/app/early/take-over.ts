import type { EarlyAnswer } from '@peace/api-client/early-answer';
import type { QueryClient } from '@tanstack/react-query';
import type { EarlyVisit, Painted } from '#shared/early-visit.ts';

/** An answer older than this is shown, and read again, in milliseconds. */
const freshForMs = 5000;

/** Ends the early visit: from here on nothing is painted but by React. What has been painted is handed over. */
export function takeOver({ document, peaceEarly }: Pick<Window, 'document' | 'peaceEarly'>): Painted | null {
  // What had not come has come.
  document.querySelector('.unloaded')?.setAttribute('hidden', '');
  if (!peaceEarly) return null;
  peaceEarly.isTaken = true;
  return peaceEarly.painted;
}

/** Whether what an early read answers may stand without being read again. */
export function isFresh({ answeredAt, wasHidden = false }: EarlyVisit, now: number): boolean {
  return !wasHidden && (answeredAt === undefined || now - answeredAt <= freshForMs);
}

/** The early answer that the client's first call may take. What has been painted is in the cache already. */
export function answerToTake(visit: EarlyVisit | undefined, now: number): EarlyAnswer | undefined {
  if (!visit || visit.painted?.data !== undefined) return undefined;
  if (isFresh(visit, now)) return visit.asked;
  visit.asked.abort();
  return undefined;
}

/**
 * Lets the app begin with what was read for the early screen, which is not read again for being shown, unless it is old.
 * What is returned ends that: the next time the screen is opened it is read anew, as ever.
 */
export function seed(queryClient: QueryClient, visit: EarlyVisit, now: number): () => void {
  if (!visit.painted || visit.painted.data === undefined) return () => undefined;
  const { endpoint, payload, data } = visit.painted;
  const queryKey = [endpoint, payload];
  queryClient.setQueryData(queryKey, data, { updatedAt: visit.answeredAt ?? now });
  if (!isFresh(visit, now)) return () => undefined;
  queryClient.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  return () => queryClient.setQueryDefaults(queryKey, {});
}
