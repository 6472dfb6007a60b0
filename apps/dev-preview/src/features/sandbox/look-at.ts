import { demanded, type SandboxClient } from '@peace/sandbox/client';
import { minutesAhead } from './arrange.ts';
import type { Sandbox } from './use-sandbox.ts';

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
