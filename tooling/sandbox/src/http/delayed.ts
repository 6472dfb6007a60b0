import { createMiddleware } from 'hono/factory';
import type { SandboxEnv, SandboxParts } from '../sandbox-env.ts';
import { sleep } from './sleep.ts';

/** Holds the call back for the endpoint's latency. */
export function delayed(parts: SandboxParts) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    await sleep(parts.latency.of(c.get('handler').endpoint.name), c.req.raw.signal);
    await next();
  });
}
