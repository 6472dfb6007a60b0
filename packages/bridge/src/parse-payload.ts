import { safeParse, summarize } from 'valibot';

import { rejectedBecause, type Outcome } from './outcome.ts';
import { isMessageName, messages, type MessageName, type PayloadOf } from './protocol.ts';

/** A payload that keeps the contract, copied field by field, or the outcome that says why it does not. */
export type ParsedPayload<Name extends MessageName> =
  | { readonly kind: 'valid'; readonly payload: PayloadOf<Name> }
  | { readonly kind: 'invalid'; readonly outcome: Outcome };

/** Checks a message against the contract. A hostile payload (a getter that throws) may throw. */
export function parsePayload<Name extends MessageName>(name: Name, payload: unknown): ParsedPayload<Name> {
  if (!isMessageName(name)) return { kind: 'invalid', outcome: rejectedBecause('The contract has no such message.') };
  const parsed = safeParse(messages[name].payload, payload);
  if (parsed.success) return { kind: 'valid', payload: parsed.output };
  return { kind: 'invalid', outcome: rejectedBecause(`Payload of ${name}: ${summarize(parsed.issues)}`) };
}
