import type { Hono } from 'hono';
import { BASE_PATH } from '../base-path.ts';
import { handlers } from '../handlers/handlers.ts';
import { type JournalEntry, requestOf } from '../http/journal.ts';
import type { SandboxParts } from '../sandbox-env.ts';
import { payByCode, payLink } from '../state/pay.ts';
import { withStatus } from '../state/with-status.ts';
import { answerControl } from './answer-control.ts';
import { controlCalls } from './control-calls.ts';
import { ControlError } from './read-command.ts';

/** Answers one request of the backend, as the chain of middleware does. */
export type AnswerRequest = (request: Request) => Response | Promise<Response>;

const ORIGIN = 'http://sandbox.test';

/** What happened since the scenario was chosen, to be done again in another sandbox: a state in a bug report's link. */
export function registerJournal(control: Hono, parts: SandboxParts, answer: AnswerRequest): void {
  const entries = () => ({ entries: [...parts.journal, ...paidLinks(parts)] });
  answerControl(control, controlCalls.journal, entries);
  answerControl(control, controlCalls.replay, async ({ command }) => {
    // In order: a payment may need the account that was saved before it.
    for (const entry of command.entries) await carryOut(entry, parts, answer);
    return entries();
  });
}

function paidLinks({ state }: SandboxParts): JournalEntry[] {
  return [...state.payLinks.keys()].flatMap((token) => (state.payments.has(token) ? [{ kind: 'paid', token }] : []));
}

async function carryOut(entry: JournalEntry, parts: SandboxParts, answer: AnswerRequest): Promise<void> {
  switch (entry.kind) {
    case 'order': {
      const order = parts.state.orders.get(entry.orderId);
      if (order !== undefined)
        parts.state.orders.set(entry.orderId, withStatus(order, entry.status, parts.clock.now()));
      parts.journal.push(entry);
      return;
    }
    case 'paid':
      payLink(parts.state, entry.token, parts.clock.now());
      return;
    case 'payCode':
      payByCode(parts.state, entry, parts.clock.now());
      parts.journal.push(entry);
      return;
    case 'call': {
      const handler = handlers.find(({ endpoint }) => endpoint.name === entry.endpoint);
      if (handler === undefined) throw new ControlError(`endpoint: "${entry.endpoint}" is no declared endpoint.`);
      const { fault } = entry;
      // An answer that never comes would never let this one go.
      const kind = fault === 'hang' ? 'drop' : fault;
      if (kind !== undefined) parts.faults.add({ endpoint: entry.endpoint, kind, times: 1, applied: true });
      try {
        await answer(requestOf(handler.endpoint, entry, `${ORIGIN}${BASE_PATH}`));
      } catch {
        // Its connection was lost, as it was to be; the log says so.
      }
    }
  }
}
