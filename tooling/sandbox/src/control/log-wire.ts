import { array, number, object, optional, string } from 'valibot';
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
export const loggedResponse = object({ answer: string(), headers: texts, contract: string() });

/** A call to be sent once more. */
export const replay = object({ endpoint: string(), payload: texts, key: optional(string()) });
