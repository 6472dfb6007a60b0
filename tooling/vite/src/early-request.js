/**
 * A screen that is painted early, as its `.screen.ts` declares it: its address, and the endpoint that it begins with, if any.
 *
 * @typedef {object} EarlyScreen
 * @property {string} path
 * @property {Readonly<Record<string, 'required' | 'optional'>>} params
 * @property {EarlyEndpoint | null} endpoint
 *
 * @typedef {{ method: string, path: string, body: string, effect: string, payload: Payload }} EarlyEndpoint
 */

/**
 * What is read of a valibot schema.
 *
 * @typedef {object} Schema
 * @property {string} type
 * @property {string} [kind]
 * @property {readonly Schema[]} [pipe]
 * @property {Schema} [wrapped]
 *
 * @typedef {Schema & { entries: Record<string, Schema>, '~standard': { validate: (value: unknown) => unknown } }} Payload
 */

/**
 * What the first script has to know of a screen: which parameters its link needs, and what to send, as the endpoint's
 * declaration has it.
 *
 * @param {EarlyScreen} screen
 */
export function planOf({ path: page, params, endpoint }) {
  if (endpoint === null) return { path: page, params };
  const { method, path, body, effect, payload } = endpoint;
  const refuse = (/** @type {string} */ why) => new Error(`${page} cannot begin with ${path}: ${why}`);
  if (effect !== 'read') throw refuse('a write is not sent early.');
  const changed = transformed(payload);
  if (changed) throw refuse(`its payload changes ${changed}, which needs the schema.`);
  const names = Object.keys(payload.entries).filter((name) => name in params);
  const sent = sentOf(payload, names);
  if (!sent) throw refuse('its payload is not made of the values of the address and of fixed numbers.');
  return { path: page, params, call: { endpoint: { method, path, body, effect }, sent } };
}

/**
 * What is sent, by the names on the wire: the name of a parameter whose value it is, or a fixed number. Undefined where it is
 * anything else. Found out by what the schema makes of two sets of values.
 *
 * @param {Payload} payload
 * @param {readonly string[]} names the parameters that the payload takes
 * @returns {Record<string, string | number> | undefined}
 */
export function sentOf(payload, names) {
  const [one, other] = ['', '+'].map((mark) => made(payload, names, mark));
  if (!one || !other) return undefined;
  /** @param {[string, unknown]} field */
  const isKnown = ([wire, value]) =>
    typeof value === 'number'
      ? other[wire] === value
      : names.includes(String(value)) && other[wire] === `${String(value)}+`;
  return Object.entries(one).every(isKnown) ? Object.fromEntries(Object.entries(one)) : undefined;
}

/**
 * @param {Payload} payload
 * @param {readonly string[]} names
 * @param {string} mark
 * @returns {Record<string, any> | undefined}
 */
function made(payload, names, mark) {
  const values = Object.fromEntries(names.map((name) => [name, name + mark]));
  return Object(payload['~standard'].validate(values)).value;
}

/**
 * Which value a payload's schema would change on its way out, or undefined. The first script sends the address's values
 * trimmed and as they are; the client would look for another response.
 *
 * @param {Pick<Payload, 'entries'>} payload
 */
export function transformed({ entries }) {
  /** @param {Schema} schema @returns {boolean} */
  const changes = ({ pipe = [], wrapped }) =>
    pipe.some((action) => action.kind === 'transformation' && action.type !== 'trim') ||
    pipe.some((item) => item.kind === 'schema' && item.pipe !== undefined && item.pipe !== pipe && changes(item)) ||
    (wrapped !== undefined && changes(wrapped));
  return Object.entries(entries).find(([, schema]) => changes(schema))?.[0];
}
