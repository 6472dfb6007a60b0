import type { ControlResult, SandboxClient } from '@peace/sandbox/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { lookAt, type SandboxState } from './look-at.ts';

/** The sandbox, looked at again and again, and a way to change it. */
export interface Sandbox {
  readonly state: SandboxState;
  /** What the sandbox said to the last command that it refused. */
  readonly refusal: string | undefined;
  /** Sends one command and looks again at once. */
  readonly run: <T>(command: (client: SandboxClient) => Promise<ControlResult<T>>) => Promise<ControlResult<T>>;
  readonly look: () => Promise<SandboxState>;
}

const asking: SandboxState = { kind: 'asking' };

/** Looks at the sandbox every so many milliseconds while the page is visible. */
export function useSandbox(client: SandboxClient, everyMs = 1200): Sandbox {
  const [refusal, setRefusal] = useState<string>();
  const queries = useQueryClient();
  const query = useMemo(() => queryOptions({ queryKey: ['sandbox'], queryFn: () => lookAt(client) }), [client]);
  const { data: state = asking } = useQuery({ ...query, refetchInterval: everyMs });

  const looks = useRef(0);
  const look = useCallback(async () => {
    looks.current += 1;
    const mine = looks.current;
    // One that is under way began before the command: its answer is dropped.
    await queries.cancelQueries(query);
    const seen = await lookAt(client);
    // A look that began later shows what is newer.
    if (looks.current === mine) queries.setQueryData(query.queryKey, seen);
    return seen;
  }, [client, queries, query]);

  const run = useCallback<Sandbox['run']>(
    async (command) => {
      const result = await command(client);
      setRefusal(result.kind === 'refused' ? result.message : undefined);
      await look();
      return result;
    },
    [client, look],
  );

  return useMemo(() => ({ state, refusal, run, look }), [state, refusal, run, look]);
}
