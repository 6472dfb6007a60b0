import ky from 'ky';
import { requestHeaders, type Transport } from './transport.ts';

/** The part of `fetch` that is used. */
export type Fetch = (input: Request, init?: RequestInit) => Promise<Response>;

/**
 * The way all calls go. ky's own timeout and retry are off: its timeout ends when the headers arrive and, on a WebKit
 * without `AbortSignal.any`, does not abort the request at all; its retry counts by method, and a POST here may be a read.
 */
export function kyTransport(fetch: Fetch | undefined): Transport {
  const client = ky.create({
    headers: requestHeaders,
    credentials: 'same-origin',
    // Nobody may keep an answer; and with a cache, Chromium lets a second GET wait for a first that hangs.
    cache: 'no-store',
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(fetch && { fetch: (input: string | URL | Request, init?: RequestInit) => fetch(toRequest(input), init) }),
  });
  return async ({ url, method, body, signal, answerAs, onProgress }) => {
    const response = await client(url, { method, body: body ?? null, signal });
    const answer = { status: response.status, body: await response[answerAs]() };
    // fetch tells nothing while it sends; `xhrTransport` does.
    onProgress?.(1);
    return answer;
  };
}

function toRequest(input: string | URL | Request): Request {
  return input instanceof Request ? input : new Request(input);
}
