import type { Endpoint } from '@peace/api-client';
import { readResponse } from '@peace/api-client/read-response';
import { createMiddleware } from 'hono/factory';
import type { MovableClock } from '../clock.ts';
import type { LogEntry, LoggedResponse } from '../control/control-calls.ts';
import type { Received, SandboxEnv } from '../handle.ts';

const KEPT = 1000;

/** An empty log that keeps the last thousand calls. */
export function createRequestLog() {
  let entries: LogEntry[] = [];
  /** Separate from the entries, so that polling the log reads no bodies. */
  const answers = new Map<number, LoggedResponse>();
  let lastId = 0;
  let starts = 0;
  /** Calls that are not over yet will be listed when they are. */
  const clear = () => {
    entries = [];
    answers.clear();
  };
  return {
    /** For a call that begins: what is returned adds it once it is over, unless the log has started over since. */
    begin: () => {
      const startsBefore = starts;
      return (entry: Omit<LogEntry, 'id'>, answer: LoggedResponse) => {
        if (starts !== startsBefore) return;
        lastId += 1;
        entries = [...entries.slice(1 - KEPT), { id: lastId, ...entry }];
        answers.set(lastId, answer);
        answers.delete(lastId - KEPT);
      };
    },
    list: (): readonly LogEntry[] => entries,
    /** A call's response; undefined for a call that is no longer kept. */
    answerTo: (id: number) => answers.get(id),
    clear,
    /** Calls that are not over yet will not be listed: they belong to what was before. */
    startOver: () => {
      starts += 1;
      clear();
    },
  };
}

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

/** Writes each call into the log when it is over, however it ends; `name` is of one that is no declared endpoint's. */
export function logged(
  parts: { readonly clock: MovableClock; readonly log: ReturnType<typeof createRequestLog> },
  name = '',
) {
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
        endpoint: c.get('handler')?.endpoint.name ?? name,
        method: c.req.method,
        path: c.req.path,
        query: received?.query ?? c.req.query(),
        payload: received === undefined ? {} : payloadOf(received),
        headers: headersOf(c.req.raw.headers),
        status,
        outcome: c.get('outcome') ?? 'ok',
      };
      add(entry, c.finalized ? await loggedResponseOf(c.res.clone(), c.get('handler')?.endpoint) : noResponse);
    }
  });
}

const noResponse: LoggedResponse = { answer: '', headers: {}, contract: '' };

/** A picture is described, and a long text cut: a developer reads it. */
async function loggedResponseOf(response: Response, endpoint: Endpoint | undefined): Promise<LoggedResponse> {
  const headers = Object.fromEntries(response.headers);
  const type = headers['content-type'] ?? '';
  if (/^(?:image\/|application\/octet)/.test(type)) {
    return { answer: type.startsWith('image/svg') ? await response.text() : `(${type})`, headers, contract: '' };
  }
  const text = await response.text();
  const isLong = text.length > LONGEST_BODY;
  return {
    answer: isLong ? `${text.slice(0, LONGEST_BODY)} … (${text.length} characters)` : text,
    headers,
    contract: endpoint === undefined || endpoint.envelope === 'none' ? '' : verdict(endpoint, response.status, text),
  };
}

/** How the client would read a response. A refusal is valid, and so is an error status, whose body is not read. */
function verdict(endpoint: Endpoint, status: number, body: string): string {
  const read = readResponse(endpoint, { status, body });
  if (read.kind === 'ok' || read.error.kind !== 'malformed') return 'ok';
  return `${read.error.part}: ${read.error.what}`;
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
