import type { LogEntry, LoggedResponse } from '@peace/sandbox/client';
import { useQuery } from '@tanstack/react-query';

/** The response to a request, which the log that is polled leaves out; null where it is no longer kept. */
export function useLoggedResponse({ id, realAt }: LogEntry, read: (id: number) => Promise<LoggedResponse | undefined>) {
  // Numbers begin anew with another sandbox.
  const queryKey = ['answer', id, realAt];
  const { data } = useQuery({ queryKey, queryFn: async () => (await read(id)) ?? null, staleTime: Infinity });
  return data;
}
