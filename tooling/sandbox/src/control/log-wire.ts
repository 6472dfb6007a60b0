import { array, boolean, integer, literal, number, object, optional, picklist, pipe, string, variant } from 'valibot';
import { FAULT_KINDS } from '../http/faults.ts';
import { texts } from './control-wire.ts';

const logEntry = object({
  id: number(),
  at: string(),
  /** The same by the real clock, ISO 8601. */
  realAt: string(),
  /** Milliseconds until it was answered or lost. */
  tookMs: number(),
  endpoint: string(),
  method: string(),
  path: string(),
  query: texts,
  payload: texts,
  headers: texts,
  status: number(),
  outcome: string(),
});
export const log = object({ entries: array(logEntry) });

/** The answer that was given, or was lost on its way. */
export const loggedAnswer = object({ answer: string(), headers: texts, contract: string() });
export const journalEntry = variant('kind', [
  object({
    kind: literal('call'),
    endpoint: string(),
    payload: texts,
    key: optional(string()),
    fault: optional(picklist(FAULT_KINDS)),
  }),
  object({ kind: literal('order'), orderId: string(), status: pipe(number(), integer()) }),
  object({ kind: literal('paid'), token: string() }),
  object({ kind: literal('payCode'), code: string(), isRollover: boolean() }),
]);

/** What changed the state since its scenario was chosen, oldest first. */
export const journal = object({ entries: array(journalEntry) });
