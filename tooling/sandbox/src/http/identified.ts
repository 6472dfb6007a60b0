import { createMiddleware } from 'hono/factory';
import type { Handler } from '../handle.ts';
import type { SandboxEnv } from '../sandbox-env.ts';
import { receive } from './received.ts';

/**
 * Reads the call and finds its handler. Where several endpoints share a path, it is the one whose method and
 * required fields fit; the first when none does.
 */
export function identified(candidates: readonly [Handler, ...Handler[]]) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const received = await receive(c.req);
    const sent = { ...received.query, ...received.body };
    const byDemands = [...candidates].sort((left, right) => right.required.length - left.required.length);
    const fitting = byDemands.find(
      ({ endpoint, required }) => endpoint.method === c.req.method && required.every((name) => name in sent),
    );
    c.set('received', received);
    c.set('handler', fitting ?? candidates[0]);
    await next();
  });
}
