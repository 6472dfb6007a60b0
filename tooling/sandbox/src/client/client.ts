import type { InferInput } from 'valibot';
import { type ControlCall, controlCalls } from '../control/control-calls.ts';
import type { Fault } from '../http/faults.ts';
import { type ControlInput, type Send, sendControlCall } from './send-control-call.ts';

export type {
  Captcha,
  EndpointSummary,
  LatencySummary,
  LogEntry,
  LoggedResponse,
  OrderSummary,
  PayCodeSummary,
  PaymentSummary,
  ScenarioSummary,
  SmsCode,
} from '../control/control-calls.ts';
export { type Fault, FAULT_KINDS, type FaultKind, faultSchema, type StrikeKind } from '../http/faults.ts';
export { type ControlResult, demanded } from './send-control-call.ts';
export type { Send } from './send-control-call.ts';

/** The sandbox's control surface; each method answers with a `ControlResult` and never throws. */
export type SandboxClient = ReturnType<typeof createSandboxClient>;

export interface SandboxClientOptions {
  /** Origin of the sandbox; empty for the page's own. */
  readonly origin?: string;
  readonly send?: Send;
}

/** Makes the one client of the control surface. It contains nothing of the server. */
export function createSandboxClient({
  origin = '',
  send = (...request) => fetch(...request),
}: SandboxClientOptions = {}) {
  const call = <Call extends ControlCall>(declared: Call, input: ControlInput<InferInput<Call['command']>> = {}) =>
    sendControlCall({ origin, send }, declared, input);
  const setClock = (command: InferInput<(typeof controlCalls)['setClock']['command']>) =>
    call(controlCalls.setClock, { command });
  return {
    reset: () => call(controlCalls.reset),
    scenarios: () => call(controlCalls.scenarios),
    /** Starts over with a scenario; answers where its app is entered. */
    choose: (name: string) => call(controlCalls.choose, { command: { name } }),
    orders: () => call(controlCalls.orders),
    setOrderStatus: (id: string, status: number) => call(controlCalls.setOrderStatus, { id, command: { status } }),
    payLinks: () => call(controlCalls.payLinks),
    settlePayLink: (id: string) => call(controlCalls.settlePayLink, { id }),
    /** The default pay codes with which something can be paid now. */
    payCodes: () => call(controlCalls.payCodes),
    /** Pays with a default pay code: what is due, or the extension; answers every payment. */
    payByCode: (code: string, { isRollover = false } = {}) =>
      call(controlCalls.payByCode, { id: code, command: { isRollover } }),
    payments: () => call(controlCalls.payments),
    settlement: () => call(controlCalls.settlement),
    /** How long payments take to be known to the lender, milliseconds; 0 settles the pending ones. */
    setSettlement: (afterMs: number) => call(controlCalls.setSettlement, { command: { afterMs } }),
    clock: () => call(controlCalls.clock),
    /** By milliseconds; negative goes back. */
    moveClock: (moveBy: number) => setClock({ moveBy }),
    moveClockTo: (moveTo: Date) => setClock({ moveTo: moveTo.toISOString() }),
    resetClock: () => setClock({ reset: true }),
    latency: () => call(controlCalls.latency),
    /** Of one endpoint, or of all that have none of their own. */
    setLatency: (ms: number, endpoint?: string) => call(controlCalls.setLatency, { command: { ms, endpoint } }),
    clearLatency: () => call(controlCalls.clearLatency),
    idempotency: () => call(controlCalls.idempotency),
    faults: () => call(controlCalls.faults),
    addFault: (command: Fault) => call(controlCalls.addFault, { command }),
    /** Of one endpoint (`*` for those of all), or every fault. */
    liftFaults: (endpoint?: string) => call(controlCalls.liftFaults, { endpoint }),
    /** Lets the calls go on that a `hold` stopped. */
    release: () => call(controlCalls.release),
    /** Whether the backend takes notice of `Idempotency-Key`. */
    honourIdempotencyKeys: (isHonoured: boolean) =>
      call(controlCalls.honourIdempotencyKeys, { command: { isHonoured } }),
    log: (endpoint?: string) => call(controlCalls.log, { endpoint }),
    /** The body of the response to a call of the log, also of one that was lost. */
    loggedResponse: (id: number) => call(controlCalls.loggedResponse, { id: String(id) }),
    /** Sends a call of the log once more. */
    replay: (command: InferInput<(typeof controlCalls)['replay']['command']>) => call(controlCalls.replay, { command }),
    clearLog: () => call(controlCalls.clearLog),
    endpoints: () => call(controlCalls.endpoints),
    smsCodes: () => call(controlCalls.smsCodes),
    captchas: () => call(controlCalls.captchas),
    tracking: () => call(controlCalls.tracking),
    /** Returns the pages' error reports. */
    reports: () => call(controlCalls.reports),
    feedback: () => call(controlCalls.feedback),
  };
}
