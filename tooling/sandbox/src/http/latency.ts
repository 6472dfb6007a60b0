import { createMiddleware } from 'hono/factory';
import type { SandboxEnv, SandboxParts } from '../sandbox-env.ts';
import { sleep } from './sleep.ts';

/** How long answers take, in milliseconds. */
export interface Latency {
  /** Sets it for one endpoint by declared name, or for all that have none of their own. */
  set(ms: number, endpointName?: string): void;
  of(endpointName: string): number;
  list(): { readonly all: number; readonly endpoints: Readonly<Record<string, number>> };
  clear(): void;
}

/** No latency at first. */
export function createLatency(): Latency {
  let all = 0;
  const endpoints = new Map<string, number>();
  return {
    set: (ms, endpointName) => {
      if (endpointName === undefined) all = ms;
      else endpoints.set(endpointName, ms);
    },
    of: (endpointName) => endpoints.get(endpointName) ?? all,
    list: () => ({ all, endpoints: Object.fromEntries(endpoints) }),
    clear: () => {
      all = 0;
      endpoints.clear();
    },
  };
}

/** Delays the call by the endpoint's latency. */
export function delayed(parts: SandboxParts) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    await sleep(parts.latency.of(c.get('handler').endpoint.name), c.req.raw.signal);
    await next();
  });
}
