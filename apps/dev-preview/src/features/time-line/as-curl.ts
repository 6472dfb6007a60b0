import type { LogEntry } from '@peace/sandbox/client';

const sentHeaders = ['x-requested-with', 'idempotency-key'] as const;

/** A request as a command for a shell, to be pasted into a report or a terminal. */
export function asCurl(
  { method, path, query, payload, headers }: Pick<LogEntry, 'method' | 'path' | 'query' | 'payload' | 'headers'>,
  origin: string,
): string {
  const search = new URLSearchParams(query).toString();
  const address = `${origin}${path}${search === '' ? '' : `?${search}`}`;
  const isMultipart = headers['content-type']?.startsWith('multipart/') === true;
  return [
    `curl -X ${method} ${quoted(address)}`,
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
