import * as v from 'valibot';
import { FAULT_KINDS } from '../http/faults.ts';
import { texts } from './control-wire.ts';

const logEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** The same by the real clock, ISO 8601. */
  realAt: v.string(),
  /** Milliseconds until it was answered or lost. */
  tookMs: v.number(),
  endpoint: v.string(),
  method: v.string(),
  path: v.string(),
  query: texts,
  payload: texts,
  headers: texts,
  status: v.number(),
  outcome: v.string(),
});
export const log = v.object({ entries: v.array(logEntry) });

/** The body of the answer that was given, or was lost on its way. */
export const loggedAnswer = v.object({ answer: v.string() });
export const journalEntry = v.variant('kind', [
  v.object({
    kind: v.literal('call'),
    endpoint: v.string(),
    payload: texts,
    key: v.optional(v.string()),
    fault: v.optional(v.picklist(FAULT_KINDS)),
  }),
  v.object({ kind: v.literal('order'), orderId: v.string(), status: v.pipe(v.number(), v.integer()) }),
  v.object({ kind: v.literal('paid'), token: v.string() }),
  v.object({ kind: v.literal('payCode'), code: v.string(), isRollover: v.boolean() }),
]);

/** What changed the state since its scenario was chosen, oldest first. */
export const journal = v.object({ entries: v.array(journalEntry) });
