import * as v from 'valibot';
import {
  captchaList,
  chosenScenario,
  clockSchema,
  endpointList,
  faultList,
  latencySchema,
  logSchema,
  orderList,
  refusalSchema,
  scenarioList,
  smsList,
  type Fault,
} from './sandbox-wire.ts';

/** What became of a control call: `absent` when no sandbox answers here, `refused` with its reason. */
export type ControlResult<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'absent' };

/** How a JSON request is made; `fetch`, or the sandbox itself in a test. */
export type Send = typeof globalThis.fetch;

/** The sandbox's control surface. Nothing here throws. */
export type SandboxClient = ReturnType<typeof createSandboxClient>;

/**
 * The control surface of the sandbox behind this page's own origin. It is no call of the product's backend, so it does
 * not go through `@peace/api-client`; shipped bundles never contain it.
 */
export function createSandboxClient(send: Send = (input, init) => fetch(input, init)) {
  const call =
    <T>(method: string, schema: v.GenericSchema<unknown, T>) =>
    async (what: string, body?: unknown): Promise<ControlResult<T>> => {
      try {
        const response = await send(`/__sandbox/${what}`, {
          method,
          ...(body === undefined
            ? {}
            : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
        return read(schema, response.ok, await response.json());
      } catch {
        // A server that is not there, or a page where JSON should be: a real backend has no control surface.
        return { kind: 'absent' };
      }
    };
  const any = v.unknown();

  return {
    scenarios: () => call('GET', scenarioList)('scenario'),
    choose: (name: string) => call('POST', chosenScenario)('scenario', { name }),
    reset: () => call('POST', any)('reset'),
    endpoints: () => call('GET', endpointList)('endpoints'),
    clock: () => call('GET', clockSchema)('clock'),
    /** By milliseconds; negative goes back. */
    moveClock: (moveBy: number) => call('POST', clockSchema)('clock', { moveBy }),
    moveClockTo: (moveTo: Date) => call('POST', clockSchema)('clock', { moveTo: moveTo.toISOString() }),
    resetClock: () => call('POST', clockSchema)('clock', { reset: true }),
    latency: () => call('GET', latencySchema)('latency'),
    setLatency: (ms: number, endpoint?: string) => call('POST', latencySchema)('latency', { ms, endpoint }),
    clearLatency: () => call('DELETE', latencySchema)('latency'),
    faults: () => call('GET', faultList)('faults'),
    addFault: (fault: Fault) => call('POST', any)('faults', fault),
    /** Of one endpoint (`*` for those of all), or every fault. */
    liftFaults: (endpoint?: string) =>
      call('DELETE', any)(endpoint === undefined ? 'faults' : `faults?endpoint=${encodeURIComponent(endpoint)}`),
    log: () => call('GET', logSchema)('log'),
    clearLog: () => call('DELETE', any)('log'),
    smsCodes: () => call('GET', smsList)('sms'),
    captchas: () => call('GET', captchaList)('captchas'),
    orders: () => call('GET', orderList)('orders'),
    setOrderStatus: (orderId: string, status: number) =>
      call('POST', any)(`orders/${encodeURIComponent(orderId)}`, { status }),
  };
}

function read<T>(schema: v.GenericSchema<unknown, T>, isOk: boolean, answer: unknown): ControlResult<T> {
  if (!isOk) {
    const refusal = v.safeParse(refusalSchema, answer);
    return refusal.success ? { kind: 'refused', message: refusal.output.message } : { kind: 'absent' };
  }
  const parsed = v.safeParse(schema, answer);
  return parsed.success
    ? { kind: 'ok', value: parsed.output }
    : { kind: 'refused', message: `The sandbox answered otherwise than expected: ${v.summarize(parsed.issues)}` };
}
