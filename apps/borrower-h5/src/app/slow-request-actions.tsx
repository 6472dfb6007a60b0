import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { WaitingProvider, type Waiting } from '@peace/ui-kit/async-view';
import { useCallback, useMemo, type ReactElement, type ReactNode } from 'react';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';

/** The actions of every screen while its first response is late: retry, or leave. */
export function SlowRequestActions({ children }: { readonly children: ReactNode }): ReactElement {
  const { window } = useServices();
  const queryClient = useQueryClient();
  const goBack = useGoBack();
  const waitedMs = useCallback(() => {
    const early = window.peaceEarly;
    // Since the page was opened: the phone's own clock may be corrected meanwhile.
    return early?.requests.length && early.respondedAt === undefined ? performance.now() : 0;
  }, [window]);
  const waiting = useMemo<Waiting>(
    () => ({ onTryAgain: () => void askAgain(queryClient), onLeave: goBack, waitedMs }),
    [goBack, queryClient, waitedMs],
  );
  return <WaitingProvider value={waiting}>{children}</WaitingProvider>;
}

/** Ends the reads that nothing is known of yet, and sends them anew: a `refetch` would only join what hangs. */
export async function askAgain(queryClient: QueryClient): Promise<void> {
  const unanswered = new Set<Query>(
    queryClient
      .getQueryCache()
      .findAll({ type: 'active', fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined),
  );
  const predicate = (query: Query) => unanswered.has(query);
  await queryClient.cancelQueries({ predicate });
  await queryClient.refetchQueries({ predicate });
}
