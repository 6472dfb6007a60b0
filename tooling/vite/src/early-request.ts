/** A screen that is painted early, as its `.screen.ts` declares it: its address, and the endpoint that it begins with, if any. */
export interface EarlyScreen {
  readonly address: { readonly path: string; readonly params: Readonly<Record<string, 'required' | 'optional'>> };
  readonly endpoint?: {
    readonly method: string;
    readonly path: string;
    readonly body: string;
    readonly effect: string;
    readonly payload: Payload;
  };
}

/** The parts of a valibot schema that are read here. */
interface Schema {
  readonly type: string;
  readonly kind?: string;
  readonly pipe?: readonly Schema[];
  readonly wrapped?: Schema;
}

interface Payload extends Schema {
  readonly entries: Readonly<Record<string, Schema>>;
  readonly '~standard': { validate(value: unknown): unknown };
}

/**
 * Returns the part of a screen that the first script needs: the required parameters, and the request by the endpoint's
 * declaration.
 */
export function planOf({ address: { path: page, params }, endpoint }: EarlyScreen) {
  if (!endpoint) return { path: page, params };
  const { method, path, body, effect, payload } = endpoint;
  const refuse = (why: string) => new Error(`${page} cannot begin with ${path}: ${why}`);
  if (effect !== 'read') throw refuse('a write is not sent early.');
  const changed = transformed(payload);
  if (changed) throw refuse(`its payload changes ${changed}, which needs the schema.`);
  const names = Object.keys(payload.entries).filter((name) => name in params);
  const sent = sentOf(payload, names);
  if (!sent) throw refuse('its payload is not made of the values of the address and of fixed numbers.');
  return { path: page, params, call: { endpoint: { method, path, body, effect }, sent } };
}

/**
 * Returns the payload by wire names: the name of a parameter whose value it is, or a fixed number; undefined if it is anything
 * else. It compares the schema's output for two sets of values.
 *
 * @param names the parameters that the payload takes
 */
export function sentOf(
  payload: Pick<Payload, '~standard'>,
  names: readonly string[],
): Record<string, string | number> | undefined {
  const [one, other] = ['', '+'].map((mark) => made(payload, names, mark));
  if (!one || !other) return undefined;
  const isKnown = (entry: [string, unknown]): entry is [string, string | number] => {
    const [wire, value] = entry;
    if (typeof value === 'number') return other[wire] === value;
    return names.includes(String(value)) && other[wire] === `${String(value)}+`;
  };
  const entries = Object.entries(one);
  return entries.every(isKnown) ? Object.fromEntries(entries) : undefined;
}

function made(
  payload: Pick<Payload, '~standard'>,
  names: readonly string[],
  mark: string,
): Record<string, unknown> | undefined {
  const values = Object.fromEntries(names.map((name) => [name, name + mark]));
  return Object(payload['~standard'].validate(values)).value;
}

/**
 * Which value a payload's schema would change on its way out, or undefined. The first script sends the address's values
 * trimmed and as they are; the client would look for another response.
 */
export function transformed({ entries }: Pick<Payload, 'entries'>): string | undefined {
  const changes = ({ pipe = [], wrapped }: Schema): boolean =>
    pipe.some((action) => action.kind === 'transformation' && action.type !== 'trim') ||
    pipe.some((item) => item.kind === 'schema' && item.pipe !== undefined && item.pipe !== pipe && changes(item)) ||
    (wrapped !== undefined && changes(wrapped));
  return Object.entries(entries).find(([, schema]) => changes(schema))?.[0];
}
