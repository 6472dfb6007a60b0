import { demanded, type SandboxClient, type ControlResult } from '@peace/sandbox/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';

/** The sandbox's state and log, as of the last poll. */
export type SandboxView = Awaited<ReturnType<typeof readView>>;

export type SandboxState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'here'; readonly view: SandboxView };

export interface SandboxPanelProps {
  readonly view: SandboxView;
  readonly run: Sandbox['run'];
}

/** Reads everything the panels show. Absent where no sandbox answers, as against a real backend. */
export async function lookAt(client: SandboxClient): Promise<SandboxState> {
  try {
    return { kind: 'here', view: await readView(client) };
  } catch {
    return { kind: 'absent' };
  }
}

/** How far the sandbox's clock is ahead, in whole minutes; small differences are the request's own time. */
export const minutesAhead = (sandboxNow: string, deviceNow: number) =>
  Math.round((Date.parse(sandboxNow) - deviceNow) / 60_000);

async function readView(client: SandboxClient) {
  const [clock, faults, latency, idempotency, log, sms, settlement, ...lists] = await Promise.all([
    demanded(client.clock()),
    demanded(client.faults()),
    demanded(client.latency()),
    demanded(client.idempotency()),
    demanded(client.log()),
    demanded(client.smsCodes()),
    demanded(client.settlement()),
    demanded(client.scenarios()),
    demanded(client.endpoints()),
    demanded(client.captchas()),
    demanded(client.orders()),
    demanded(client.payLinks()),
    demanded(client.payCodes()),
    demanded(client.payments()),
  ]);
  const [scenarios, endpoints, captchas, orders, payLinks, payCodes, payments] = lists;
  return {
    ...clock,
    ...scenarios,
    ...endpoints,
    ...captchas,
    ...orders,
    ...payLinks,
    ...payCodes,
    ...payments,
    faultKinds: faults.kinds,
    faults: faults.faults,
    held: faults.held,
    latency,
    isIdempotencyHonoured: idempotency.isHonoured,
    /** How far its clock is ahead of this device's. */
    minutesAhead: minutesAhead(clock.now, Date.now()),
    log: log.entries,
    smsCodes: sms.codes,
    /** How long the lender takes to learn of a payment. */
    settlesAfterMs: settlement.afterMs,
  };
}

/** The sandbox, looked at again and again, and a way to change it. */
export type Sandbox = ReturnType<typeof useSandbox>;

const asking: SandboxState = { kind: 'asking' };

/** Looks at the sandbox every so many milliseconds while the page is visible; less often where none answers. */
export function useSandbox(client: SandboxClient, everyMs = 1200) {
  /** The sandbox's message for the last command that it refused. */
  const [refusal, setRefusal] = useState<string>();
  const queries = useQueryClient();
  const query = useMemo(() => queryOptions({ queryKey: ['sandbox'], queryFn: () => lookAt(client) }), [client]);
  const { data: state = asking } = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => (data?.kind === 'absent' ? 10 * everyMs : everyMs),
  });

  const looks = useRef(0);
  const look = useCallback(async () => {
    looks.current += 1;
    const mine = looks.current;
    // One that is under way began before the command: its response is dropped.
    await queries.cancelQueries(query);
    const seen = await lookAt(client);
    // A look that began later shows what is newer.
    if (looks.current === mine) queries.setQueryData(query.queryKey, seen);
    return seen;
  }, [client, queries, query]);

  /** Sends one command and looks again at once. */
  const run = useCallback(
    async <T>(command: (client: SandboxClient) => Promise<ControlResult<T>>) => {
      const result = await command(client);
      setRefusal(result.kind === 'refused' ? result.message : undefined);
      await look();
      return result;
    },
    [client, look],
  );

  return useMemo(() => ({ state, refusal, run, look }), [state, refusal, run, look]);
}
