import type { Endpoint, WireFields } from './define-endpoint.ts';

/** Parameters of every call; an undefined one is not sent. */
export type CommonParams = Readonly<Record<string, string | undefined>>;

export interface HttpResponse {
  readonly status: number;
  readonly body: string | Blob;
  /** Whether it is the response of another address, to which the request was redirected. */
  readonly isRedirected?: boolean;
  /** By the server's clock, in milliseconds since 1970; undefined where its `Date` is missing or hidden from another origin. */
  readonly serverTime?: number | undefined;
}

/** Goes with every request: the backend answers JSON to it rather than a page. */
export const requestHeaders = { 'X-Requested-With': 'XMLHttpRequest' };

/** Address, method and body of a request: what an early read and the client must send alike. */
export interface EncodedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: URLSearchParams | FormData | undefined;
}

/** A call as a request: common parameters in the query always, the payload there too for a GET and in the body for a POST. */
export function encodeRequest(
  base: string,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>,
  fields: WireFields,
  commonParams: CommonParams,
): EncodedRequest {
  const isGet = endpoint.method === 'GET';
  // The payload wins where a GET has a parameter of the same name.
  const query = toParams(isGet ? { ...commonParams, ...fields } : commonParams).toString();
  const path = `${base.replace(/\/+$/, '')}${endpoint.path}`;
  return {
    method: endpoint.method,
    url: query === '' ? path : `${path}?${query}`,
    body: isGet ? undefined : toBody(endpoint, fields),
  };
}

function toBody(endpoint: Pick<Endpoint, 'body'>, fields: WireFields): URLSearchParams | FormData {
  if (endpoint.body === 'form') return toParams(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, typeof value === 'number' ? String(value) : value);
  }
  return form;
}

function toParams(fields: WireFields): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    // A file has no place in a query; only a multipart call declares one.
    if (typeof value === 'string' || typeof value === 'number') params.append(name, String(value));
  }
  return params;
}
