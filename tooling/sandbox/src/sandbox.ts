import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { SandboxEnv } from './handle.ts';
import { createParts, type SandboxOptions } from './sandbox-env.ts';

/** A mock of the backend. */
export type Sandbox = ReturnType<typeof createSandbox>;

/**
 * Makes a sandbox with a state of its own.
 *
 * @throws when the scenario is unknown
 */
export function createSandbox(options: SandboxOptions = {}) {
  const parts = createParts(options);
  /** The web-standard application; `serve.ts` puts it on a port. */
  const app = createApp(parts);
  // Assigned onto the parts and not spread, so that `state` stays the getter that sees a reset.
  return Object.assign(parts, {
    app,
    /** Calls the application the way `fetch` would: rejects on a lost connection and on abort. */
    fetch: sandboxFetch(app),
  });
}

const BASE = 'http://sandbox.test';

/** A `fetch` that the application answers without a network. A relative address is taken on the sandbox's own origin. */
function sandboxFetch(app: Hono<SandboxEnv>): typeof globalThis.fetch {
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
