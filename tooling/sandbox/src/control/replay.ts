import type { Hono } from 'hono';
import { BASE_PATH } from '../base-path.ts';
import { handlers } from '../handlers/handlers.ts';
import { answerControl } from './answer-control.ts';
import { controlCalls } from './control-calls.ts';
import { ControlError } from './read-command.ts';

/** Answers one request of the backend, as the chain of middleware does. */
export type AnswerRequest = (request: Request) => Response | Promise<Response>;

/** Sends a call once more, with the same `Idempotency-Key`: what a retry of the same attempt does. */
export function registerReplay(control: Hono, answer: AnswerRequest): void {
  answerControl(control, controlCalls.replay, async ({ command: { endpoint: name, payload, key } }) => {
    const { endpoint } = handlers.find((handler) => handler.endpoint.name === name) ?? {};
    if (endpoint === undefined) throw new ControlError(`endpoint: "${name}" is no declared endpoint.`);
    const { path, method } = endpoint;
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
  });
}
