import { cors } from 'hono/cors';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Lets pages on other ports of this machine call the sandbox: the developer page's controls do, the apps use a proxy. */
export const loopbackCors = cors({
  origin: (origin) => (URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname) ? origin : null),
  allowHeaders: ['content-type', 'x-requested-with', 'idempotency-key', 'x-request-id'],
});
