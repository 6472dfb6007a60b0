import type { IncomingHttpHeaders } from 'node:http';
import { OpenAPIBackend, type Document } from 'openapi-backend';

/** A call as it crossed the wire, with its response as far as one came. */
export interface Exchange {
  readonly method: string;
  /** Path with query, as in the request line. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Absent when the connection ended without a whole response. */
  readonly answer?: WireResponse | undefined;
}

/** A response that came whole. */
export interface WireResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Something that crossed the wire and is not as described. */
export interface Breach {
  /** `operationId`; method and path where the description has no such operation. */
  readonly endpoint: string;
  readonly side: 'request' | 'answer';
  /** JSON pointer to what is wrong; empty for the whole. */
  readonly pointer: string;
  readonly reason: string;
}

export function breachText({ endpoint, side, pointer, reason }: Breach): string {
  return `${endpoint}, ${side}${pointer === '' ? '' : ` at ${pointer}`}: ${reason}`;
}

/** The media type of a message, without its parameters. */
export function mediaType(headers: Exchange['headers']): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The fields of a form as texts, a file as the empty text (JSON Schema cannot look into it); undefined without a body. */
export async function requestFields({ headers, body }: Exchange): Promise<Record<string, string> | undefined> {
  if (body.length === 0) return undefined;
  if (mediaType(headers) !== 'multipart/form-data') return Object.fromEntries(new URLSearchParams(body.toString()));
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  return Object.fromEntries(Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : '']));
}

type Operation = NonNullable<ReturnType<OpenAPIBackend['getOperation']>>;
type SchemaError = NonNullable<ReturnType<OpenAPIBackend['validateResponse']>['errors']>[number];

/** The described calls are below this path. */
const BASE = '/peace';
/** Under the base, and no calls of the backend: the sandbox's own pages and files, and the reports, which have a check of their own. */
const NOT_DESCRIBED = /^\/peace\/(?:__|user-problem\/__|reports$)/;
/** Names the fault in a response that the sandbox broke on purpose. */
const FAULT_HEADER = 'x-sandbox-fault';

/** Finds what is not as described in an exchange; nothing for what is no call of the described backend. */
export type CheckExchange = (exchange: Exchange) => Promise<readonly Breach[]>;

/** Makes the check of a description, which a public validator reads. */
export async function exchangeCheck(description: Document): Promise<CheckExchange> {
  const api = new OpenAPIBackend({ definition: description, quick: true, ajvOpts: { strict: false } });
  await api.init();
  return async (exchange) => {
    const { pathname, searchParams } = new URL(exchange.url, 'http://backend.test');
    if (!pathname.startsWith(`${BASE}/`) || NOT_DESCRIBED.test(pathname)) return [];
    const path = pathname.slice(BASE.length);
    const operation = api.matchOperation({ method: exchange.method, path, headers: {} });
    if (!operation) {
      return [{ endpoint: `${exchange.method} ${path}`, side: 'request', pointer: '', reason: 'is not described' }];
    }
    const asked = await requestBreaches(api, operation, exchange, { path, query: Object.fromEntries(searchParams) });
    return [...asked, ...responseBreaches(api, operation, exchange)];
  };
}

async function requestBreaches(
  api: OpenAPIBackend,
  operation: Operation,
  exchange: Exchange,
  address: { readonly path: string; readonly query: Record<string, string> },
): Promise<Breach[]> {
  const endpoint = operation.operationId ?? '';
  const described = Object.keys(
    operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {},
  );
  const type = mediaType(exchange.headers);
  if (exchange.body.length > 0 && !described.includes(type)) {
    const reason = `is ${type || 'of no type'}, not ${described.join(' or ') || 'empty'}`;
    return [{ endpoint, side: 'request', pointer: '', reason }];
  }
  const body = await requestFields(exchange).catch(() => null);
  if (body === null) return [{ endpoint, side: 'request', pointer: '', reason: 'cannot be read as a form' }];
  const { method, headers } = exchange;
  const sent = { method, ...address, headers: definedHeaders(headers), ...(body ? { body } : {}) };
  return breaches(endpoint, 'request', api.validateRequest(sent, operation).errors);
}

function responseBreaches(api: OpenAPIBackend, operation: Operation, { answer }: Exchange): Breach[] {
  if (answer === undefined || FAULT_HEADER in answer.headers) return [];
  const endpoint = operation.operationId ?? '';
  const wrong = (reason: string): Breach[] => [{ endpoint, side: 'answer', pointer: '', reason }];
  if (answer.status >= 500) return wrong(`has the status ${answer.status}`);
  const described = operation.responses?.[String(answer.status)];
  const [type] = described && 'content' in described ? Object.keys(described.content ?? {}) : [];
  if (type === undefined) return [];
  if (!isOfType(mediaType(answer.headers), type))
    return wrong(`is ${mediaType(answer.headers) || 'of no type'}, not ${type}`);
  if (type !== 'application/json') return [];
  const body = parsed(answer.body);
  if (body === undefined) return wrong('is not JSON');
  return breaches(endpoint, 'answer', api.validateResponse(body, operation, answer.status).errors);
}

/** Of alternatives that all failed, the one that failed deepest says most. */
function breaches(endpoint: string, side: Breach['side'], errors: readonly SchemaError[] | null | undefined): Breach[] {
  const [deepest] = (errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
  if (deepest === undefined) return [];
  const { instancePath, message = 'is not as described', params } = deepest;
  return [{ endpoint, side, pointer: instancePath, reason: `${message} ${JSON.stringify(params)}` }];
}

function isOfType(type: string, described: string): boolean {
  return described.endsWith('/*') ? type.startsWith(described.slice(0, -1)) : type === described;
}

function definedHeaders(headers: Exchange['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
