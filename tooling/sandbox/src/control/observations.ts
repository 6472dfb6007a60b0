import type { Hono } from 'hono';
import { handlers } from '../handlers/handlers.ts';
import type { SandboxParts } from '../sandbox-env.ts';
import { answerControl } from './answer-control.ts';
import { controlCalls } from './control-calls.ts';
import { ControlError } from './read-command.ts';

const endpoints = handlers.map(({ endpoint: { name, method, path, effect }, required }) => ({
  name,
  method,
  path,
  effect,
  required: [...required],
}));

/** What the sandbox has seen and sent: the log, the SMS codes and captchas, tracking, feedback, and what it answers. */
export function registerObservations(control: Hono, parts: SandboxParts): void {
  answerControl(control, controlCalls.log, ({ query }) => {
    const endpoint = query('endpoint');
    return { entries: parts.log.list().filter((entry) => endpoint === undefined || entry.endpoint === endpoint) };
  });
  answerControl(control, controlCalls.loggedResponse, ({ id }) => {
    const answer = parts.log.answerTo(Number(id));
    if (answer === undefined) throw new ControlError(`The log has no call ${id}.`);
    return answer;
  });
  answerControl(control, controlCalls.clearLog, () => {
    parts.log.clear();
    return { entries: [] };
  });
  answerControl(control, controlCalls.smsCodes, () => ({ codes: parts.state.smsCodes }));
  answerControl(control, controlCalls.captchas, () => ({ captchas: [...parts.state.promotion.captchas.values()] }));
  answerControl(control, controlCalls.tracking, () => {
    const { visits, clicks } = parts.state.promotion;
    return { visits, clicks, events: parts.state.events };
  });
  answerControl(control, controlCalls.feedback, () => ({ feedback: parts.state.feedback }));
  answerControl(control, controlCalls.reports, () => ({ reports: parts.errorReports }));
  answerControl(control, controlCalls.endpoints, () => ({ endpoints }));
}
