import type { EnvelopeNames } from '@peace/api-client';
import type { FaultKind } from './faults.ts';

const page = (title: string, status = 200) =>
  ({
    body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    status,
    type: 'text/html; charset=utf-8',
  }) as const;

const foreign = {
  http500: page('500 Internal Server Error', 500),
  http404: page('404 Not Found', 404),
  http401: page('401 Unauthorized', 401),
  html: page('Sign in to this network'),
  empty: { body: '', status: 200, type: 'application/json' },
  null: { body: 'null', status: 200, type: 'application/json' },
};

/** A response in which the backend's own code had no part. */
export function foreignResponse(kind: keyof typeof foreign): Response {
  const { body, status, type } = foreign[kind];
  return new Response(body, { status, headers: { 'content-type': type } });
}

const PADDING = 'x'.repeat(1024 * 1024);
const HUGE_MEGABYTES = 10;

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** The backend's response with something wrong with it. A response that is not JSON can only be cut off. */
export async function corrupted(answer: Response, kind: FaultKind, names: EnvelopeNames): Promise<Response> {
  const text = await answer.text();
  const body = kind === 'truncated' ? text.slice(0, Math.floor(text.length / 2)) : corruptedJson(text, kind, names);
  return new Response(body, {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? 'text/plain' },
  });
}

function corruptedJson(text: string, kind: FaultKind, names: EnvelopeNames): string {
  const parsed = parseObject(text);
  if (parsed === undefined) return text;
  const data = parsed[names.data] ?? null;
  switch (kind) {
    case 'nullData':
      return JSON.stringify({ ...parsed, [names.data]: null });
    case 'missingFields':
      return JSON.stringify({ ...parsed, [names.data]: {} });
    case 'wrongTypes':
      return JSON.stringify({ ...parsed, [names.data]: retyped(data) });
    case 'wrongCodeType':
      return JSON.stringify(withCodesRetyped(parsed, names));
    case 'huge':
      return JSON.stringify({ ...parsed, padding: PADDING.repeat(HUGE_MEGABYTES) });
    default:
      return text;
  }
}

function parseObject(text: string): { [field: string]: Json } | undefined {
  try {
    const parsed: Json = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Lists become texts; texts, numbers and flags become objects; objects keep their names. */
function retyped(value: Json): Json {
  if (value === null) return 0;
  if (Array.isArray(value)) return 'a text where a list should be';
  if (typeof value !== 'object') return { unexpected: String(value) };
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, retyped(inner)]));
}

function withCodesRetyped(parsed: { [field: string]: Json }, names: EnvelopeNames): { [field: string]: Json } {
  return {
    ...parsed,
    ...(names.code in parsed && { [names.code]: otherType(parsed[names.code] ?? null) }),
    ...('success' in parsed && { success: JSON.stringify(parsed.success) }),
  };
}

function otherType(code: Json): Json {
  return typeof code === 'number' ? String(code) : Number(code);
}
