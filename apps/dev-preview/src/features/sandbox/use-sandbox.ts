import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { minutesAhead } from './arrange.ts';
import type { ControlResult, SandboxClient } from '#shared/sandbox-client.ts';
import type {
  Captcha,
  Endpoint,
  Fault,
  Latency,
  LogEntry,
  SandboxOrder,
  Scenario,
  SmsCode,
} from '#shared/sandbox-wire.ts';

/** What the sandbox is and has seen, as of the last look. */
export interface SandboxView {
  readonly current: string;
  readonly scenarios: readonly Scenario[];
  readonly endpoints: readonly Endpoint[];
  readonly faultKinds: readonly string[];
  readonly faults: readonly Fault[];
  readonly latency: Latency;
  /** ISO 8601. */
  readonly now: string;
  /** How far its clock is ahead of this device's. */
  readonly minutesAhead: number;
  readonly log: readonly LogEntry[];
  readonly smsCodes: readonly SmsCode[];
  readonly captchas: readonly Captcha[];
  readonly orders: readonly SandboxOrder[];
}

/** The sandbox as the panels see it. */
export type SandboxState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'here'; readonly view: SandboxView };

/** The sandbox, looked at again and again, and a way to change it. */
export interface Sandbox {
  readonly state: SandboxState;
  /** What the sandbox said to the last command that it refused. */
  readonly refusal: string | undefined;
  /** Sends one command and looks again at once. */
  readonly run: <T>(command: (client: SandboxClient) => Promise<ControlResult<T>>) => Promise<ControlResult<T>>;
  readonly look: () => Promise<SandboxState>;
}

/** Looks at the sandbox every so many milliseconds while the page is visible. */
export function useSandbox(client: SandboxClient, everyMs = 1500): Sandbox {
  const [state, setState] = useState<SandboxState>({ kind: 'asking' });
  const [refusal, setRefusal] = useState<string>();
  /** Looks are numbered: one that comes back after a later one is old news. */
  const looks = useRef({ begun: 0, shown: 0, isUnderWay: false });

  const look = useCallback(async () => {
    looks.current.begun += 1;
    const mine = looks.current.begun;
    const seen = await lookAt(client);
    if (mine > looks.current.shown) {
      looks.current.shown = mine;
      setState((before) => unchanged(before, seen));
    }
    return seen;
  }, [client]);

  const run = useCallback<Sandbox['run']>(
    async (command) => {
      const result = await command(client);
      setRefusal(result.kind === 'refused' ? result.message : undefined);
      await look();
      return result;
    },
    [client, look],
  );

  useEffect(() => {
    const lookAgain = async () => {
      // A slow sandbox is not to be asked faster than it answers.
      if (document.visibilityState !== 'visible' || looks.current.isUnderWay) return;
      looks.current.isUnderWay = true;
      await look();
      looks.current.isUnderWay = false;
    };
    void lookAgain();
    const timer = window.setInterval(() => void lookAgain(), everyMs);
    return () => window.clearInterval(timer);
  }, [look, everyMs]);

  return useMemo(() => ({ state, refusal, run, look }), [state, refusal, run, look]);
}

async function lookAt(client: SandboxClient): Promise<SandboxState> {
  const [scenarios, endpoints, clock, latency, faults, log, sms, captchas, orders] = await Promise.all([
    client.scenarios(),
    client.endpoints(),
    client.clock(),
    client.latency(),
    client.faults(),
    client.log(),
    client.smsCodes(),
    client.captchas(),
    client.orders(),
  ]);
  if (scenarios.kind !== 'ok' || endpoints.kind !== 'ok' || clock.kind !== 'ok') return { kind: 'absent' };
  return {
    kind: 'here',
    view: {
      current: scenarios.value.current,
      scenarios: scenarios.value.scenarios,
      endpoints: endpoints.value.endpoints,
      now: clock.value.now,
      minutesAhead: minutesAhead(clock.value.now, Date.now()),
      latency: valueOr(latency, { all: 0, endpoints: {} }),
      faultKinds: valueOr(faults, { kinds: [], faults: [] }).kinds,
      faults: valueOr(faults, { kinds: [], faults: [] }).faults,
      log: valueOr(log, { entries: [] }).entries,
      smsCodes: valueOr(sms, { codes: [] }).codes,
      captchas: valueOr(captchas, { captchas: [] }).captchas,
      orders: valueOr(orders, { orders: [] }).orders,
    },
  };
}

const valueOr = <T>(result: ControlResult<T>, otherwise: T) => (result.kind === 'ok' ? result.value : otherwise);

/** Keeps what is the same, so that a long list is not drawn again every second. */
function unchanged(before: SandboxState, seen: SandboxState): SandboxState {
  if (before.kind !== 'here' || seen.kind !== 'here') return before.kind === seen.kind ? before : seen;
  const keep = <K extends keyof SandboxView>(key: K): SandboxView[K] =>
    JSON.stringify(before.view[key]) === JSON.stringify(seen.view[key]) ? before.view[key] : seen.view[key];
  return {
    kind: 'here',
    view: {
      ...seen.view,
      scenarios: keep('scenarios'),
      endpoints: keep('endpoints'),
      faultKinds: keep('faultKinds'),
      faults: keep('faults'),
      latency: keep('latency'),
      log: keep('log'),
      smsCodes: keep('smsCodes'),
      captchas: keep('captchas'),
      orders: keep('orders'),
    },
  };
}
