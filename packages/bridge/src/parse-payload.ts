import { safeParse, summarize } from 'valibot';

import { isMessageName, messages, type MessageName, type PayloadOf } from './protocol.ts';

/** A payload that keeps the contract, copied field by field, or why it does not. */
export type ParsedPayload<Name extends MessageName> =
  | { readonly kind: 'valid'; readonly payload: PayloadOf<Name> }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Checks a message against the contract. A hostile payload (a getter that throws) may throw. */
export function parsePayload<Name extends MessageName>(name: Name, payload: unknown): ParsedPayload<Name> {
  if (!isMessageName(name)) return { kind: 'invalid', reason: 'The contract has no such message.' };
  const parsed = safeParse(messages[name].payload, payload);
  if (parsed.success) return { kind: 'valid', payload: parsed.output };
  return { kind: 'invalid', reason: `Payload of ${name}: ${summarize(parsed.issues)}` };
}
