import type { LogEntry, LoggedResponse } from '@peace/sandbox/client';

const sentHeaders = ['x-requested-with', 'idempotency-key'] as const;

function addressOf({ path, query }: Pick<LogEntry, 'path' | 'query'>, origin: string): string {
  const search = new URLSearchParams(query).toString();
  return `${origin}${path}${search === '' ? '' : `?${search}`}`;
}

/** A request as a command for a shell, to be pasted into a report or a terminal. */
export function asCurl(
  request: Pick<LogEntry, 'method' | 'path' | 'query' | 'payload' | 'headers'>,
  origin: string,
): string {
  const { method, payload, headers } = request;
  const isMultipart = headers['content-type']?.startsWith('multipart/') === true;
  return [
    `curl -X ${method} ${quoted(addressOf(request, origin))}`,
    ...sentHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [`-H ${quoted(`${name}: ${headers[name]}`)}`],
    ),
    ...Object.entries(payload).map(([name, value]) =>
      isMultipart ? `-F ${quoted(`${name}=${value}`)}` : `--data-urlencode ${quoted(`${name}=${value}`)}`,
    ),
  ].join(' \\\n  ');
}

/** In single quotes a shell changes nothing but the quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const pairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** Requests with their responses as an HTTP Archive 1.2, which a browser's network panel opens. */
export function asHar(
  requests: readonly { readonly request: LogEntry; readonly answer: LoggedResponse | undefined }[],
  { origin, version }: { readonly origin: string; readonly version: string },
): string {
  const entries = requests.map(({ request, answer }) => ({
    startedDateTime: request.realAt,
    time: request.tookMs,
    request: {
      method: request.method,
      url: addressOf(request, origin),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(request.headers),
      queryString: pairs(request.query),
      ...(Object.keys(request.payload).length === 0
        ? {}
        : { postData: { mimeType: request.headers['content-type'] ?? '', params: pairs(request.payload) } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: request.status,
      statusText: request.outcome,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(answer?.headers ?? {}),
      content: {
        size: answer?.answer.length ?? 0,
        mimeType: answer?.headers['content-type'] ?? '',
        text: answer?.answer ?? '',
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: request.tookMs, receive: 0 },
  }));
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'Peace preview', version }, entries } }, null, 2);
}
