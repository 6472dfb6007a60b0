import type {
  Captcha,
  ControlResult,
  EndpointSummary,
  Fault,
  FaultKind,
  JournalEntry,
  LatencySummary,
  LogEntry,
  OrderSummary,
  PayCodeSummary,
  PaymentSummary,
  SandboxClient,
  ScenarioSummary,
  SmsCode,
} from '@peace/sandbox/client';
import { minutesAhead } from './arrange.ts';

type Ok<Result> = Extract<Result, { kind: 'ok' }> extends { value: infer Value } ? Value : never;
type AnswerOf<Name extends keyof SandboxClient> = Ok<Awaited<ReturnType<SandboxClient[Name]>>>;

/** A pay link that was issued. */
export type PayLink = AnswerOf<'payLinks'>['payLinks'][number];
/** What was reported by the pages: visits, clicks, events, errors. */
export type Reports = AnswerOf<'tracking'> & AnswerOf<'feedback'> & { readonly errors: AnswerOf<'reports'>['reports'] };

/** What the sandbox is and has seen, as of the last look. */
export interface SandboxView {
  readonly current: string;
  readonly scenarios: readonly ScenarioSummary[];
  readonly endpoints: readonly EndpointSummary[];
  readonly faultKinds: readonly FaultKind[];
  readonly faults: readonly Fault[];
  readonly latency: LatencySummary;
  readonly isIdempotencyHonoured: boolean;
  /** ISO 8601. */
  readonly now: string;
  /** How far its clock is ahead of this device's. */
  readonly minutesAhead: number;
  readonly log: readonly LogEntry[];
  readonly journal: readonly JournalEntry[];
  readonly smsCodes: readonly SmsCode[];
  readonly captchas: readonly Captcha[];
  readonly orders: readonly OrderSummary[];
  readonly payLinks: readonly PayLink[];
  readonly payCodes: readonly PayCodeSummary[];
  readonly payments: readonly PaymentSummary[];
  /** How long the lender takes to learn of a payment. */
  readonly settlesAfterMs: number;
  readonly reports: Reports;
}

/** The sandbox as the panels see it. */
export type SandboxState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'here'; readonly view: SandboxView };

/** Reads everything the panels show. Absent where no sandbox answers, as against a real backend. */
export async function lookAt(client: SandboxClient): Promise<SandboxState> {
  const [scenarios, endpoints, clock, conditions, issued, paying, orders] = await Promise.all([
    client.scenarios(),
    client.endpoints(),
    client.clock(),
    readConditions(client),
    readIssued(client),
    readPaying(client),
    client.orders(),
  ]);
  if (scenarios.kind !== 'ok' || endpoints.kind !== 'ok' || clock.kind !== 'ok') return { kind: 'absent' };
  const { now } = clock.value;
  return {
    kind: 'here',
    view: {
      ...scenarios.value,
      ...endpoints.value,
      ...conditions,
      ...issued,
      ...paying,
      now,
      minutesAhead: minutesAhead(now, Date.now()),
      orders: valueOr(orders, { orders: [] }).orders,
    },
  };
}

async function readConditions(client: SandboxClient) {
  const [latency, faults, idempotency] = await Promise.all([client.latency(), client.faults(), client.idempotency()]);
  const { kinds, faults: inForce } = valueOr(faults, { kinds: [], faults: [] });
  return {
    latency: valueOr(latency, { all: 0, endpoints: {} }),
    faultKinds: kinds,
    faults: inForce,
    isIdempotencyHonoured: valueOr(idempotency, { isHonoured: true }).isHonoured,
  };
}

async function readIssued(client: SandboxClient) {
  const [log, journal, sms, captchas, tracking, feedback, reports] = await Promise.all([
    client.log(),
    client.journal(),
    client.smsCodes(),
    client.captchas(),
    client.tracking(),
    client.feedback(),
    client.reports(),
  ]);
  return {
    log: valueOr(log, { entries: [] }).entries,
    journal: valueOr(journal, { entries: [] }).entries,
    smsCodes: valueOr(sms, { codes: [] }).codes,
    captchas: valueOr(captchas, { captchas: [] }).captchas,
    reports: {
      ...valueOr(tracking, { visits: [], clicks: [], events: [] }),
      ...valueOr(feedback, { feedback: [] }),
      errors: valueOr(reports, { reports: [] }).reports,
    },
  };
}

async function readPaying(client: SandboxClient) {
  const [payLinks, payCodes, payments, settlement] = await Promise.all([
    client.payLinks(),
    client.payCodes(),
    client.payments(),
    client.settlement(),
  ]);
  return {
    payLinks: valueOr(payLinks, { payLinks: [] }).payLinks,
    payCodes: valueOr(payCodes, { payCodes: [] }).payCodes,
    payments: valueOr(payments, { payments: [] }).payments,
    settlesAfterMs: valueOr(settlement, { afterMs: 0 }).afterMs,
  };
}

const valueOr = <T>(result: ControlResult<T>, otherwise: T) => (result.kind === 'ok' ? result.value : otherwise);
