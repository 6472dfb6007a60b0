import type { Hono } from 'hono';
import { handlers } from '../handlers/handlers.ts';
import { FAULT_KINDS } from '../http/faults.ts';
import type { SandboxParts } from '../sandbox-env.ts';
import { answerControl } from './answer-control.ts';
import { controlCalls } from './control-calls.ts';
import { ControlError } from './read-command.ts';

const declaredNames = new Set(handlers.map(({ endpoint }) => endpoint.name));

/** @throws ControlError for a name that no declaration has */
function mustBeDeclared(endpoint: string): void {
  if (!declaredNames.has(endpoint)) {
    throw new ControlError(`endpoint: "${endpoint}" is no declared endpoint; GET endpoints lists them.`);
  }
}

/** The conditions calls meet: time, latency, faults. */
export function registerConditions(control: Hono, parts: SandboxParts): void {
  registerClock(control, parts);
  registerLatency(control, parts);
  answerControl(control, controlCalls.idempotency, () => ({ isHonoured: parts.idempotencyKeys.isHonoured }));
  answerControl(control, controlCalls.honourIdempotencyKeys, ({ command: { isHonoured } }) => {
    parts.idempotencyKeys.isHonoured = isHonoured;
    return { isHonoured };
  });
  const faults = () => ({ kinds: [...FAULT_KINDS], faults: [...parts.faults.list()], held: parts.held.list() });
  answerControl(control, controlCalls.faults, faults);
  answerControl(control, controlCalls.addFault, ({ command }) => {
    if (command.endpoint !== '*' && command.endpoint !== '*keyed') mustBeDeclared(command.endpoint);
    parts.faults.add(command);
    return faults();
  });
  answerControl(control, controlCalls.release, () => {
    parts.held.release();
    return faults();
  });
  answerControl(control, controlCalls.liftFaults, ({ query }) => {
    parts.faults.clear(query('endpoint'));
    return faults();
  });
}

function registerClock(control: Hono, { clock }: SandboxParts): void {
  const time = () => ({ now: new Date(clock.now()).toISOString() });
  answerControl(control, controlCalls.clock, time);
  answerControl(control, controlCalls.setClock, ({ command }) => {
    if ('moveBy' in command) clock.moveBy(command.moveBy);
    else if ('moveTo' in command) clock.moveTo(Date.parse(command.moveTo));
    else clock.reset();
    return time();
  });
}

function registerLatency(control: Hono, { latency }: SandboxParts): void {
  answerControl(control, controlCalls.latency, () => latency.list());
  answerControl(control, controlCalls.setLatency, ({ command: { ms, endpoint } }) => {
    if (endpoint !== undefined) mustBeDeclared(endpoint);
    latency.set(ms, endpoint);
    return latency.list();
  });
  answerControl(control, controlCalls.clearLatency, () => {
    latency.clear();
    return latency.list();
  });
}
