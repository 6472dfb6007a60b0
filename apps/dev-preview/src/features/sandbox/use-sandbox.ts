import { demanded, type SandboxClient, type ControlResult } from '@peace/sandbox/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { minutesAhead } from './arrange.ts';

type Ok<Result> = Extract<Result, { kind: 'ok' }> extends { value: infer Value } ? Value : never;
type AnswerOf<Name extends keyof SandboxClient> = Ok<Awaited<ReturnType<SandboxClient[Name]>>>;

/** What the sandbox is and has seen, as of the last look. */
export interface SandboxView
  extends
    AnswerOf<'scenarios'>,
    AnswerOf<'endpoints'>,
    AnswerOf<'clock'>,
    AnswerOf<'captchas'>,
    AnswerOf<'orders'>,
    AnswerOf<'payLinks'>,
    AnswerOf<'payCodes'>,
    AnswerOf<'payments'>,
    Pick<AnswerOf<'faults'>, 'faults' | 'held'> {
  readonly faultKinds: AnswerOf<'faults'>['kinds'];
  readonly latency: AnswerOf<'latency'>;
  readonly isIdempotencyHonoured: boolean;
  /** How far its clock is ahead of this device's. */
  readonly minutesAhead: number;
  readonly log: AnswerOf<'log'>['entries'];
  readonly smsCodes: AnswerOf<'smsCodes'>['codes'];
  /** How long the lender takes to learn of a payment. */
  readonly settlesAfterMs: number;
}

/** The sandbox as the panels see it. */
export type SandboxState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'here'; readonly view: SandboxView };

/** What a panel of the sandbox shows and changes. */
export interface SandboxPanelProps {
  readonly view: SandboxView;
  readonly run: Sandbox['run'];
}

/** Reads everything the panels show. Absent where no sandbox answers, as against a real backend. */
export async function lookAt(client: SandboxClient): Promise<SandboxState> {
  try {
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
      kind: 'here',
      view: {
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
        minutesAhead: minutesAhead(clock.now, Date.now()),
        log: log.entries,
        smsCodes: sms.codes,
        settlesAfterMs: settlement.afterMs,
      },
    };
  } catch {
    return { kind: 'absent' };
  }
}

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
