import type { Hono } from 'hono';
import type { SandboxEnv } from '../sandbox-env.ts';

const BASE = 'http://sandbox.test';

/** A `fetch` that the application answers without a network. A relative address is taken on the sandbox's own origin. */
export function sandboxFetch(app: Hono<SandboxEnv>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), BASE), init);
    return untilAborted(app.fetch(request), request.signal);
  };
}

function untilAborted(answer: Response | Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
