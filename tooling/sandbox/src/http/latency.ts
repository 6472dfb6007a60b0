import { createMiddleware } from 'hono/factory';
import type { SandboxEnv } from '../handle.ts';
import { sleep } from './sleep.ts';

export function createLatency() {
  let all = 0;
  const endpoints = new Map<string, number>();
  return {
    /** Sets it for one endpoint by declared name, or for all that have none of their own. */
    set: (ms: number, endpointName?: string) => {
      if (endpointName === undefined) all = ms;
      else endpoints.set(endpointName, ms);
    },
    of: (endpointName: string) => endpoints.get(endpointName) ?? all,
    list: () => ({ all, endpoints: Object.fromEntries(endpoints) }),
    clear: () => {
      all = 0;
      endpoints.clear();
    },
  };
}

/** Delays the call by the endpoint's latency. */
export function delayed(parts: { readonly latency: ReturnType<typeof createLatency> }) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    await sleep(parts.latency.of(c.get('handler').endpoint.name), c.req.raw.signal);
    await next();
  });
}
