import { object, string, undefined_, type GenericSchema } from 'valibot';
import * as wire from './control-wire.ts';
import * as issued from './issued-wire.ts';
import * as logs from './log-wire.ts';

/** One control call: where it is, what it takes and what it answers. */
export interface ControlCall<Command = unknown, AnswerInput = unknown, Answer = AnswerInput> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/__sandbox`; `:id` is filled in by the caller. */
  readonly path: `/${string}`;
  /** The JSON body; `undefined_()` for a call without one. */
  readonly command: GenericSchema<unknown, Command>;
  readonly answer: GenericSchema<AnswerInput, Answer>;
}

const nothing = undefined_();

/** Every call of the control surface. The server registers these; `@peace/sandbox/client` sends them. */
export const controlCalls = {
  reset: { method: 'POST', path: '/reset', command: nothing, answer: object({ scenario: string() }) },
  scenarios: { method: 'GET', path: '/scenario', command: nothing, answer: wire.scenarioList },
  choose: { method: 'POST', path: '/scenario', command: wire.scenarioCommand, answer: wire.chosenScenario },
  orders: { method: 'GET', path: '/orders', command: nothing, answer: wire.orderList },
  setOrderStatus: { method: 'POST', path: '/orders/:id', command: wire.orderCommand, answer: wire.changedOrder },
  payLinks: { method: 'GET', path: '/pay-links', command: nothing, answer: issued.payLinkList },
  settlePayLink: { method: 'POST', path: '/pay-links/:id', command: nothing, answer: issued.payLink },
  payCodes: { method: 'GET', path: '/pay-codes', command: nothing, answer: issued.payCodeList },
  payByCode: { method: 'POST', path: '/pay-codes/:id', command: issued.payCodeCommand, answer: issued.paymentList },
  payments: { method: 'GET', path: '/payments', command: nothing, answer: issued.paymentList },
  settlement: { method: 'GET', path: '/settlement', command: nothing, answer: issued.settlement },
  setSettlement: { method: 'POST', path: '/settlement', command: issued.settlement, answer: issued.settlement },
  clock: { method: 'GET', path: '/clock', command: nothing, answer: wire.clock },
  setClock: { method: 'POST', path: '/clock', command: wire.clockCommand, answer: wire.clock },
  latency: { method: 'GET', path: '/latency', command: nothing, answer: wire.latency },
  setLatency: { method: 'POST', path: '/latency', command: wire.latencyCommand, answer: wire.latency },
  clearLatency: { method: 'DELETE', path: '/latency', command: nothing, answer: wire.latency },
  idempotency: { method: 'GET', path: '/idempotency', command: nothing, answer: wire.idempotency },
  faults: { method: 'GET', path: '/faults', command: nothing, answer: wire.faultList },
  addFault: { method: 'POST', path: '/faults', command: wire.fault, answer: wire.faultList },
  release: { method: 'POST', path: '/release', command: nothing, answer: wire.faultList },
  liftFaults: { method: 'DELETE', path: '/faults', command: nothing, answer: wire.faultList },
  honourIdempotencyKeys: {
    method: 'POST',
    path: '/idempotency',
    command: wire.idempotency,
    answer: wire.idempotency,
  },
  log: { method: 'GET', path: '/log', command: nothing, answer: logs.log },
  loggedResponse: { method: 'GET', path: '/log/:id/answer', command: nothing, answer: logs.loggedResponse },
  clearLog: { method: 'DELETE', path: '/log', command: nothing, answer: logs.log },
  replay: { method: 'POST', path: '/replay', command: logs.replay, answer: object({}) },
  endpoints: { method: 'GET', path: '/endpoints', command: nothing, answer: wire.endpointList },
  smsCodes: { method: 'GET', path: '/sms', command: nothing, answer: issued.smsList },
  captchas: { method: 'GET', path: '/captchas', command: nothing, answer: issued.captchaList },
  tracking: { method: 'GET', path: '/tracking', command: nothing, answer: wire.tracking },
  reports: { method: 'GET', path: '/reports', command: nothing, answer: wire.reports },
  feedback: { method: 'GET', path: '/feedback', command: nothing, answer: wire.feedback },
} as const satisfies Readonly<Record<string, ControlCall>>;
