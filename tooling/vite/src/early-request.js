/**
 * A screen that is painted early, as its `.early.tsx` declares it: its path, and the endpoint that it begins with.
 *
 * @typedef {object} EarlyScreen
 * @property {string} path
 * @property {{ method: string, path: string, body: string, effect: string, payload: Schema & { entries: Record<string, Schema> } }} endpoint
 */

/**
 * What is read of a valibot schema.
 *
 * @typedef {object} Schema
 * @property {string} type
 * @property {string} [kind]
 * @property {readonly Schema[]} [pipe]
 * @property {Schema} [wrapped]
 * @property {Record<string, Schema>} [entries]
 */

/**
 * What to send, as the endpoint's declaration has it.
 *
 * @param {EarlyScreen} screen
 */
export function callOf({ path: page, endpoint }) {
  const { method, path, body, effect, payload } = endpoint;
  if (effect !== 'read') throw new Error(`${page} cannot begin with ${path}: a write is not sent early.`);
  const changed = transformed(payload);
  if (changed)
    throw new Error(`${page} cannot begin with ${path}: its payload changes ${changed}, which needs the schema.`);
  const fields = Object.entries(payload.entries).map(([name, schema]) => [
    name,
    schema.type === 'optional' ? 'optional' : 'required',
  ]);
  return { path: page, endpoint: { method, path, body, effect }, fields: Object.fromEntries(fields) };
}

/**
 * What a payload's schema would change on its way out, or undefined. The first script sends the address's values trimmed and
 * as they are; the client would look for another answer.
 *
 * @param {Schema} payload
 */
export function transformed(payload) {
  /** @param {Schema} schema @returns {boolean} */
  const changes = ({ pipe = [], wrapped }) =>
    pipe.some((action) => action.kind === 'transformation' && action.type !== 'trim') ||
    pipe.some((item) => item.kind === 'schema' && item.pipe !== undefined && item.pipe !== pipe && changes(item)) ||
    (wrapped !== undefined && changes(wrapped));
  if (changes(payload)) return 'as a whole';
  return Object.entries(payload.entries ?? {}).find(([, schema]) => changes(schema))?.[0];
}
