import type { InferInput } from 'valibot';
import { controlCalls } from '../control/control-calls.ts';
import type { Fault } from '../http/faults.ts';
import { type Send, sendControlCall } from './send-control-call.ts';

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

/** Where the sandbox is, and how it is reached. */
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
  const at = { origin, send };
  const setClock = (command: InferInput<(typeof controlCalls)['setClock']['command']>) =>
    sendControlCall(at, controlCalls.setClock, { command });
  return {
    reset: () => sendControlCall(at, controlCalls.reset, {}),
    scenarios: () => sendControlCall(at, controlCalls.scenarios, {}),
    /** Starts over with a scenario; answers where its app is entered. */
    choose: (name: string) => sendControlCall(at, controlCalls.choose, { command: { name } }),
    orders: () => sendControlCall(at, controlCalls.orders, {}),
    setOrderStatus: (id: string, status: number) =>
      sendControlCall(at, controlCalls.setOrderStatus, { id, command: { status } }),
    payLinks: () => sendControlCall(at, controlCalls.payLinks, {}),
    /** Pays an issued link. */
    settlePayLink: (id: string) => sendControlCall(at, controlCalls.settlePayLink, { id }),
    /** The default pay codes with which something can be paid now. */
    payCodes: () => sendControlCall(at, controlCalls.payCodes, {}),
    /** Pays with a default pay code: what is due, or the extension; answers every payment. */
    payByCode: (code: string, { isRollover = false } = {}) =>
      sendControlCall(at, controlCalls.payByCode, { id: code, command: { isRollover } }),
    /** Every payment with its outcome. */
    payments: () => sendControlCall(at, controlCalls.payments, {}),
    settlement: () => sendControlCall(at, controlCalls.settlement, {}),
    /** How long payments take to be known to the lender, milliseconds; 0 settles the pending ones. */
    setSettlement: (afterMs: number) => sendControlCall(at, controlCalls.setSettlement, { command: { afterMs } }),
    clock: () => sendControlCall(at, controlCalls.clock, {}),
    /** By milliseconds; negative goes back. */
    moveClock: (moveBy: number) => setClock({ moveBy }),
    moveClockTo: (moveTo: Date) => setClock({ moveTo: moveTo.toISOString() }),
    resetClock: () => setClock({ reset: true }),
    latency: () => sendControlCall(at, controlCalls.latency, {}),
    /** Of one endpoint, or of all that have none of their own. */
    setLatency: (ms: number, endpoint?: string) =>
      sendControlCall(at, controlCalls.setLatency, { command: { ms, endpoint } }),
    clearLatency: () => sendControlCall(at, controlCalls.clearLatency, {}),
    idempotency: () => sendControlCall(at, controlCalls.idempotency, {}),
    faults: () => sendControlCall(at, controlCalls.faults, {}),
    addFault: (command: Fault) => sendControlCall(at, controlCalls.addFault, { command }),
    /** Of one endpoint (`*` for those of all), or every fault. */
    liftFaults: (endpoint?: string) => sendControlCall(at, controlCalls.liftFaults, { endpoint }),
    /** Lets the calls go on that a `hold` stopped. */
    release: () => sendControlCall(at, controlCalls.release, {}),
    /** Whether the backend takes notice of `Idempotency-Key`. */
    honourIdempotencyKeys: (isHonoured: boolean) =>
      sendControlCall(at, controlCalls.honourIdempotencyKeys, { command: { isHonoured } }),
    log: (endpoint?: string) => sendControlCall(at, controlCalls.log, { endpoint }),
    /** The body of the response to a call of the log, also of one that was lost. */
    loggedResponse: (id: number) => sendControlCall(at, controlCalls.loggedResponse, { id: String(id) }),
    /** Sends a call of the log once more. */
    replay: (command: InferInput<(typeof controlCalls)['replay']['command']>) =>
      sendControlCall(at, controlCalls.replay, { command }),
    clearLog: () => sendControlCall(at, controlCalls.clearLog, {}),
    endpoints: () => sendControlCall(at, controlCalls.endpoints, {}),
    smsCodes: () => sendControlCall(at, controlCalls.smsCodes, {}),
    captchas: () => sendControlCall(at, controlCalls.captchas, {}),
    tracking: () => sendControlCall(at, controlCalls.tracking, {}),
    /** What the pages reported of errors. */
    reports: () => sendControlCall(at, controlCalls.reports, {}),
    feedback: () => sendControlCall(at, controlCalls.feedback, {}),
  };
}
