import type { Endpoint } from '@peace/api-client';
import { createMiddleware } from 'hono/factory';
import type { SandboxEnv, SandboxParts } from '../sandbox-env.ts';
import type { FaultKind } from './faults.ts';

/** Something that changed the state since its scenario was chosen. */
export type JournalEntry =
  /** A write that the backend carried out, whatever became of its answer. */
  | {
      readonly kind: 'call';
      readonly endpoint: string;
      readonly payload: Readonly<Record<string, string>>;
      /** Its `Idempotency-Key`. */
      readonly key?: string | undefined;
      /** What spoilt its answer. */
      readonly fault?: FaultKind | undefined;
    }
  /** A status that a developer set. */
  | { readonly kind: 'order'; readonly orderId: string; readonly status: number }
  /** A pay link that was paid. */
  | { readonly kind: 'paid'; readonly token: string }
  /** A default pay code that was paid with. */
  | { readonly kind: 'payCode'; readonly code: string; readonly isRollover: boolean };

const LONGEST = 100;

/** Records each write that its handler carried out. A multipart body is left out: its file cannot be sent again. */
export function journaled(parts: SandboxParts) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    await next();
    const { endpoint } = c.get('handler');
    const { body, query, encoding } = c.get('received');
    if (endpoint.effect === 'read' || encoding === 'multipart' || c.get('outcome') !== 'ok') return;
    if (parts.journal.length >= LONGEST) return;
    const key = c.req.header('idempotency-key');
    const fault = c.get('fault');
    parts.journal.push({
      kind: 'call',
      endpoint: endpoint.name,
      payload: endpoint.method === 'GET' ? query : body,
      ...(key === undefined ? {} : { key }),
      ...(fault === undefined ? {} : { fault }),
    });
  });
}

/** A recorded call as the request that it was, without the session's parameters. */
export function requestOf(
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  { payload, key }: Pick<Extract<JournalEntry, { kind: 'call' }>, 'payload' | 'key'>,
  base: string,
): Request {
  const form = new URLSearchParams(payload);
  const headers = new Headers({ 'x-requested-with': 'XMLHttpRequest' });
  if (key !== undefined) headers.set('idempotency-key', key);
  return method === 'GET'
    ? new Request(`${base}${path}?${form}`, { headers })
    : new Request(`${base}${path}`, { method, headers, body: form });
}
