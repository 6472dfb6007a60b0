import type { Fetch } from '../client-options.ts';

/** A fetch that records its requests and answers as set up; like the real one it ends with its signal. */
export interface FakeFetch {
  readonly fetch: Fetch;
  readonly requests: readonly Request[];
}

/** The response to one request, or a promise that may never settle. It is called with the number of earlier requests. */
export type Reply = (request: Request, earlier: number) => Response | Promise<Response>;

/** Makes one. */
export function fakeFetch(reply: Reply): FakeFetch {
  const requests: Request[] = [];
  return {
    requests,
    fetch: (request) =>
      new Promise((resolve, reject) => {
        const earlier = requests.length;
        requests.push(request.clone());
        request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        Promise.resolve()
          .then(() => reply(request, earlier))
          .then(resolve, reject);
      }),
  };
}

/** A JSON response. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** Fails as fetch does without a response. */
export function dropped(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A request that never gets its response. */
export function hanging(): Promise<Response> {
  return new Promise(() => undefined);
}
