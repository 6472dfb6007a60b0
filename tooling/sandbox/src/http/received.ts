import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Handler, Received, SandboxEnv } from '../handle.ts';

/** Reads a request's query and body, whatever it is encoded as; a multipart body that cannot be read counts as `other`. */
export async function receive(request: HonoRequest): Promise<Received> {
  const query = request.query();
  const nothing = { query, body: {}, files: new Map<string, File>() };
  const type = request.header('content-type') ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') return { ...nothing, encoding: 'none' };
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const body = Object.fromEntries(new URLSearchParams(await request.text()));
    return { ...nothing, body, encoding: 'form' };
  }
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData().catch(() => undefined);
    return form === undefined
      ? { ...nothing, encoding: 'other' }
      : { ...nothing, ...split(form), encoding: 'multipart' };
  }
  const text = await request.text();
  return { ...nothing, encoding: text === '' ? 'none' : 'other' };
}

function split(form: FormData): Pick<Received, 'body' | 'files'> {
  const body: Record<string, string> = {};
  const files = new Map<string, File>();
  for (const [name, value] of form) {
    if (typeof value === 'string') body[name] = value;
    else files.set(name, value);
  }
  return { body, files };
}

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
