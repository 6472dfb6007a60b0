import { headersOf, type Transport } from './transport.ts';

/** The part of `fetch` that is used. */
export type Fetch = (input: Request) => Promise<Response>;

/** The way all calls go but uploads. Timeout, retry and single flight are the client's own: see `attempt` and `retryRead`. */
export function fetchTransport(send: Fetch | undefined): Transport {
  return async (outgoing) => {
    const { url, method, body, signal, answerAs, onProgress } = outgoing;
    const request = new Request(url, {
      method,
      body: body ?? null,
      signal,
      headers: headersOf(outgoing),
      credentials: 'same-origin',
      // Answers are never kept; and with a cache, Chromium lets a second GET wait for a first that hangs.
      cache: 'no-store',
    });
    const response = await (send ?? fetch)(request);
    const answer = { status: response.status, body: await response[answerAs]() };
    // fetch reports no progress while it sends; `xhrTransport` does.
    onProgress?.(1);
    return answer;
  };
}
