import { createMiddleware } from 'hono/factory';
import type { SandboxEnv, SandboxParts } from '../sandbox-env.ts';
import type { Received } from './received.ts';

const NO_ANSWER = 0;
const LONGEST_BODY = 20_000;
const LOGGED_HEADERS = [
  'content-type',
  'x-requested-with',
  'origin',
  'referer',
  'user-agent',
  'idempotency-key',
  'x-request-id',
];

/** Writes each call into the log when it is over, however it ends. */
export function logged(parts: SandboxParts) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const at = new Date(parts.clock.now()).toISOString();
    const startedAt = parts.clock.realNow();
    const add = parts.log.begin();
    let status = NO_ANSWER;
    try {
      await next();
      status = c.res.status;
    } finally {
      const received = c.get('received');
      const entry = {
        at,
        realAt: new Date(startedAt).toISOString(),
        tookMs: parts.clock.realNow() - startedAt,
        endpoint: c.get('handler')?.endpoint.name ?? '',
        method: c.req.method,
        path: c.req.path,
        query: received?.query ?? c.req.query(),
        payload: received === undefined ? {} : payloadOf(received),
        headers: headersOf(c.req.raw.headers),
        status,
        outcome: c.get('outcome') ?? 'ok',
      };
      add(entry, c.finalized ? await bodyOf(c.res.clone()) : '');
    }
  });
}

/** A picture is described, and a long text cut: a developer reads it. */
async function bodyOf(answer: Response): Promise<string> {
  const type = answer.headers.get('content-type') ?? '';
  if (/^(?:image\/(?!svg)|application\/octet)/.test(type)) return `(${type})`;
  const text = await answer.text();
  return text.length <= LONGEST_BODY ? text : `${text.slice(0, LONGEST_BODY)} … (${text.length} characters)`;
}

function payloadOf({ body, files }: Received): Record<string, string> {
  const described = Array.from(files, ([name, file]) => [name, `${file.name} (${file.type}, ${file.size} bytes)`]);
  return { ...body, ...Object.fromEntries(described) };
}

function headersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    LOGGED_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
