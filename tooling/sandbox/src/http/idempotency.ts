import { createMiddleware } from 'hono/factory';
import type { Received, SandboxEnv } from '../handle.ts';
import { refusal } from './envelope.ts';
import { Rejection } from './rejection.ts';

interface Attempt {
  readonly fingerprint: string;
  /** The first response, once there is one. */
  answer?: Response;
}

/** The sandbox's memory of keys; a reset forgets them. */
export interface IdempotencyKeys {
  /** False: a backend that ignores the header. */
  isHonoured: boolean;
  readonly attempts: Map<string, Attempt>;
}

/** A payload, whatever the order of its fields. */
export function fingerprintOf(body: Received['body']): string {
  const fields = new URLSearchParams(body);
  fields.sort();
  return fields.toString();
}

/**
 * Honours `Idempotency-Key` as the IETF draft of that name has it: the same key gives the first response again, 409 while the
 * first request is still under way, 422 with another payload.
 */
export function idempotent(parts: { readonly idempotencyKeys: IdempotencyKeys }) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { endpoint } = c.get('handler');
    const { isHonoured, attempts } = parts.idempotencyKeys;
    const key = c.req.header('idempotency-key');
    // The header is not required: a caller without one is an attempt of its own each time.
    if (!endpoint.isIdempotent || !isHonoured || key === undefined) return next();
    const refuse = (status: 409 | 422, message: string) => {
      c.set('outcome', `rejected: ${message}`);
      return refusal(endpoint, new Rejection(message, { status }));
    };
    const name = `${endpoint.path} ${key}`;
    const fingerprint = fingerprintOf(c.get('received').body);
    const known = attempts.get(name);
    if (known && known.fingerprint !== fingerprint)
      return refuse(422, 'Idempotency-Key was used with another payload.');
    if (known && !known.answer) return refuse(409, 'The first request with this Idempotency-Key is still under way.');
    if (known?.answer) {
      c.set('outcome', 'ok: the first answer again');
      return known.answer.clone();
    }
    const attempt: Attempt = { fingerprint };
    attempts.set(name, attempt);
    await next();
    attempt.answer = c.res.clone();
  });
}
