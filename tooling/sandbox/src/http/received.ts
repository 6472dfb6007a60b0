import type { HonoRequest } from 'hono';

/** A call as it came in. */
export interface Received {
  readonly query: Readonly<Record<string, string>>;
  /** The fields of a form body; a file is in `files`. */
  readonly body: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, File>;
  readonly encoding: 'none' | 'form' | 'multipart' | 'other';
}

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
