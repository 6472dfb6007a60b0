import { Hono, type HonoRequest } from 'hono';
import { getDotPath, safeParse, type GenericSchema, type InferInput, type InferOutput } from 'valibot';
import { BASE_PATH, CONTROL_PATH } from '../base-path.ts';
import { handlers } from '../handlers/handlers.ts';
import { FAULT_KINDS } from '../http/faults.ts';
import type { SandboxParts } from '../sandbox-env.ts';
import { appOf } from '../scenarios/scenario.ts';
import { scenarioNamed, scenarios } from '../scenarios/scenarios.ts';
import { dueOf, statusAt, withStatus } from '../state/plan.ts';
import type { Order } from '../state/order.ts';
import { currentPayCodes, payByCode, payLink, settleArrived } from '../state/payment.ts';
import type { PayLink } from '../state/sandbox-state.ts';
import { controlCalls } from './control-calls.ts';

/** A control call that makes no sense; the message says what would. */
class ControlError extends Error {}

/** Answers one request of the backend, as the chain of middleware does. */
type AnswerRequest = (request: Request) => Response | Promise<Response>;

type ControlCalls = typeof controlCalls;

interface ControlRequest<Command> {
  readonly command: Command;
  /** The `:id` of its path; empty where it has none. */
  readonly id: string;
  /** `?endpoint=` */
  readonly endpoint: string | undefined;
}

/** A response to each declared call, typed by its declaration. */
type Responses = {
  readonly [Name in keyof ControlCalls]: (
    request: ControlRequest<InferOutput<ControlCalls[Name]['command']>>,
  ) => InferInput<ControlCalls[Name]['answer']> | Promise<InferInput<ControlCalls[Name]['answer']>>;
};

/** `/__sandbox/*`: what a developer or a test sets and reads. JSON in, JSON out; `control-calls.ts` declares the calls. */
export function controlSurface(parts: SandboxParts, answer: AnswerRequest): Hono {
  const control = new Hono();
  const responses: Responses = {
    ...worldResponses(parts),
    ...paymentResponses(parts),
    ...conditionResponses(parts),
    ...logResponses(parts, answer),
  };
  control.use('*', (_c, next) => {
    settleArrived(parts.state, parts.clock.now());
    return next();
  });
  for (const name of Object.keys(controlCalls).filter(isCallName)) registerCall(control, name, responses);
  control.get('/', (c) =>
    c.json({
      about: 'The sandbox’s control surface; control-calls.ts says what each call takes and answers.',
      routes: Object.values(controlCalls).map(({ method, path }) => `${method} ${CONTROL_PATH}${path}`),
    }),
  );
  control.all('*', (c) =>
    c.json({ message: `There is no ${c.req.method} ${c.req.path}; GET ${CONTROL_PATH}/ lists what there is.` }, 404),
  );
  control.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ message: error.message }, 400);
    throw error;
  });
  return control;
}

function registerCall<Name extends keyof ControlCalls>(
  control: Hono,
  name: Name,
  responses: Pick<Responses, Name>,
): void {
  const { method, path, command: schema }: ControlCalls[Name] = controlCalls[name];
  const respond: Responses[Name] = responses[name];
  control.on(method, path, async (c) => {
    const command = await readCommand<ControlCalls[Name]['command']>(c.req, schema);
    return c.json(await respond({ command, id: c.req.param('id') ?? '', endpoint: c.req.query('endpoint') }));
  });
}

const isCallName = (name: string): name is keyof ControlCalls => Object.hasOwn(controlCalls, name);

/**
 * Reads the JSON body of a control call; a call without a command has a schema of `undefined`.
 *
 * @throws ControlError naming the field that is wrong
 */
async function readCommand<Schema extends GenericSchema>(
  request: HonoRequest,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const body: unknown = schema.type === 'undefined' ? undefined : await request.json().catch(() => undefined);
  const parsed = safeParse(schema, body);
  if (parsed.success) return parsed.output;
  if (body === undefined) throw new ControlError('The body must be JSON.');
  const [issue] = parsed.issues;
  throw new ControlError(`${getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** Reset, the scenarios, and the orders with their statuses. */
function worldResponses(parts: SandboxParts) {
  const summaryOf = (order: Order) => {
    const now = parts.clock.now();
    return { ...order, status: statusAt(order, now), dueAt: dueOf(order, now)?.period.dueAt };
  };
  return {
    reset: () => {
      parts.reset();
      return { scenario: parts.scenario.name };
    },
    scenarios: () => ({
      current: parts.scenario.name,
      scenarios: scenarios.map((scenario) => {
        const { name, title, entry } = scenario;
        return { name, title, app: appOf(scenario), entry };
      }),
    }),
    choose: ({ command: { name } }) => {
      const scenario = scenarioNamed(name);
      if (scenario === undefined) {
        throw new ControlError(`There is no scenario "${name}"; GET this address lists them.`);
      }
      parts.choose(scenario);
      return { current: name, app: appOf(scenario), entry: scenario.entry };
    },
    orders: () => ({ orders: [...parts.state.orders.values()].map(summaryOf) }),
    setOrderStatus: ({ command: { status }, id }) => {
      const order = parts.state.orders.get(id);
      if (order === undefined) throw new ControlError(`There is no order ${id}.`);
      const changed = withStatus(order, status, parts.clock.now());
      parts.state.orders.set(order.orderId, changed);
      return summaryOf(changed);
    },
  } satisfies Partial<Responses>;
}

/** Returns the pay links, pay codes, payments and the settlement delay. */
function paymentResponses(parts: SandboxParts) {
  const payments = () => ({ payments: [...parts.state.payments.values()] });
  const withOutcome = (link: PayLink) => {
    const payment = parts.state.payments.get(link.token);
    return { ...link, ...(payment && { paidAt: payment.paidAt, outcome: payment.outcome }) };
  };
  return {
    payLinks: () => ({ payLinks: Array.from(parts.state.payLinks.values(), withOutcome) }),
    settlePayLink: ({ id }) => {
      payLink(parts.state, id, parts.clock.now());
      const link = parts.state.payLinks.get(id);
      if (link === undefined) throw new ControlError(`There is no pay link ${id}.`);
      return withOutcome(link);
    },
    payCodes: () => ({ payCodes: currentPayCodes(parts.state, parts.clock.now()) }),
    payByCode: ({ id, command: { isRollover } }) => {
      if (!payByCode(parts.state, { code: id, isRollover }, parts.clock.now())) {
        throw new ControlError(
          `Nothing can be paid with the code ${id}; GET pay-codes lists those that pay something.`,
        );
      }
      return payments();
    },
    payments,
    settlement: () => ({ afterMs: parts.state.settlesAfterMs }),
    setSettlement: ({ command: { afterMs } }) => {
      parts.state.settlesAfterMs = afterMs;
      settleArrived(parts.state, parts.clock.now());
      return { afterMs };
    },
  } satisfies Partial<Responses>;
}

const declaredEndpoints = handlers.map(({ endpoint: { name, method, path, effect }, required }) => ({
  name,
  method,
  path,
  effect,
  required: [...required],
}));

function endpointNamed(name: string) {
  const found = handlers.find(({ endpoint }) => endpoint.name === name)?.endpoint;
  if (found === undefined) {
    throw new ControlError(`endpoint: "${name}" is no declared endpoint; GET endpoints lists them.`);
  }
  return found;
}

/** The conditions calls meet: time, latency, idempotency, faults. */
function conditionResponses(parts: SandboxParts) {
  const { clock, latency, held } = parts;
  const time = () => ({ now: new Date(clock.now()).toISOString() });
  const faults = () => ({ kinds: [...FAULT_KINDS], faults: [...parts.faults.list()], held: held.list() });
  return {
    clock: time,
    setClock: ({ command }) => {
      if ('moveBy' in command) clock.moveBy(command.moveBy);
      else if ('moveTo' in command) clock.moveTo(Date.parse(command.moveTo));
      else clock.reset();
      return time();
    },
    latency: () => latency.list(),
    setLatency: ({ command: { ms, endpoint } }) => {
      if (endpoint !== undefined) endpointNamed(endpoint);
      latency.set(ms, endpoint);
      return latency.list();
    },
    clearLatency: () => {
      latency.clear();
      return latency.list();
    },
    idempotency: () => ({ isHonoured: parts.idempotencyKeys.isHonoured }),
    honourIdempotencyKeys: ({ command: { isHonoured } }) => {
      parts.idempotencyKeys.isHonoured = isHonoured;
      return { isHonoured };
    },
    faults,
    addFault: ({ command }) => {
      if (command.endpoint !== '*' && command.endpoint !== '*keyed') endpointNamed(command.endpoint);
      parts.faults.add(command);
      return faults();
    },
    liftFaults: ({ endpoint }) => {
      parts.faults.clear(endpoint);
      return faults();
    },
    release: () => {
      held.release();
      return faults();
    },
  } satisfies Partial<Responses>;
}

/** Returns the sandbox's records: the log, SMS codes and captchas, tracking, feedback, reports, and responses. */
function logResponses(parts: SandboxParts, answer: AnswerRequest) {
  return {
    log: ({ endpoint }) => ({
      entries: parts.log.list().filter((entry) => endpoint === undefined || entry.endpoint === endpoint),
    }),
    loggedResponse: ({ id }) => {
      const found = parts.log.answerTo(Number(id));
      if (found === undefined) throw new ControlError(`The log has no call ${id}.`);
      return found;
    },
    clearLog: () => {
      parts.log.clear();
      return { entries: [] };
    },
    // With the same `Idempotency-Key`: what a retry of the same attempt does.
    replay: async ({ command: { endpoint: name, payload, key } }) => {
      const { path, method } = endpointNamed(name);
      const form = new URLSearchParams(payload);
      const headers = new Headers({ 'x-requested-with': 'XMLHttpRequest' });
      if (key !== undefined) headers.set('idempotency-key', key);
      const address = `http://sandbox.test${BASE_PATH}${path}`;
      try {
        await answer(
          method === 'GET'
            ? new Request(`${address}?${form}`, { headers })
            : new Request(address, { method, headers, body: form }),
        );
      } catch {
        // A fault lost its connection; the log says so.
      }
      return {};
    },
    endpoints: () => ({ endpoints: declaredEndpoints }),
    smsCodes: () => ({ codes: parts.state.smsCodes }),
    captchas: () => ({ captchas: [...parts.state.promotion.captchas.values()] }),
    tracking: () => {
      const { visits, clicks } = parts.state.promotion;
      return { visits, clicks, events: parts.state.events };
    },
    reports: () => ({ reports: parts.errorReports }),
    feedback: () => ({ feedback: parts.state.feedback }),
  } satisfies Partial<Responses>;
}
