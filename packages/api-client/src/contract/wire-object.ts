import { custom, type GenericSchema, type InferInput, metadata, object, type ObjectEntries, pipe } from 'valibot';

/** An object, or PHP's empty map, which it sends as `[]`. */
const isObject = (wire: unknown) => isFields(wire) || (Array.isArray(wire) && wire.length === 0);

/** A schema of an object that refuses a list with entries: valibot takes any list for an object without fields. */
// @__NO_SIDE_EFFECTS__
export function noList<Schema extends GenericSchema>(schema: Schema) {
  // The metadata is for OpenAPI, which does not see beyond a check.
  return pipe(custom<InferInput<Schema>>(isObject), metadata({ object: schema }), schema);
}

/** valibot's `object` for what the backend sends. */
// @__NO_SIDE_EFFECTS__
export function wireObject<Entries extends ObjectEntries>(entries: Entries) {
  return noList(object(entries));
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
