import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Names = Readonly<Record<string, string | { readonly name: string; readonly fields: Names }>>;

/** Metadata of the contract's `list`, `strictList`, `noList` and `namedObject`, because a transform hides their schema. */
interface WireMetadata {
  readonly items?: GenericSchema;
  readonly object?: GenericSchema;
  readonly wireNames?: Names;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
}

const config: ConversionConfig = {
  typeMode: 'input',
  target: 'draft-2020-12',
  // A `custom` check and a transform have no counterpart; what they read is described all the same.
  errorMode: 'ignore',
  overrideAction: ({ valibotAction, jsonSchema }) =>
    'metadata' in valibotAction && isWireMetadata(valibotAction.metadata)
      ? fromMetadata(valibotAction.metadata)
      : jsonSchema,
};

/** The JSON Schema (2020-12) of what a schema takes in: the wire's side of a response. */
export function wireSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, config);
  return simplified(described);
}

function fromMetadata({ items, object, wireNames, entries }: WireMetadata): JsonSchema | undefined {
  if (object !== undefined) return wireSchema(object);
  if (items !== undefined) return { type: 'array', items: wireSchema(items) };
  if (wireNames === undefined || entries === undefined) return undefined;
  const properties = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, wireSchema(entry)]));
  return underWireNames({ type: 'object', properties }, wireNames);
}

/** An object's properties, at any depth of lists and alternatives, under their names on the wire. */
function underWireNames(schema: JsonSchema, names: Names): JsonSchema {
  const { properties, items, anyOf, required, ...rest } = schema;
  const wireName = (name: string) => {
    const target = names[name];
    return target === undefined ? name : typeof target === 'string' ? target : target.name;
  };
  const renamed: JsonSchema = { ...rest };
  if (isSchema(items)) renamed.items = underWireNames(items, names);
  if (anyOf) renamed.anyOf = anyOf.map((one) => (isSchema(one) ? underWireNames(one, names) : one));
  if (required) renamed.required = required.map(wireName);
  if (properties) {
    renamed.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const target = names[name];
        const isNested = typeof target === 'object' && isSchema(property);
        return [wireName(name), isNested ? underWireNames(property, target.fields) : property];
      }),
    );
  }
  return renamed;
}

/** Alternatives that only differ in type, at any depth, as one list of types; an empty `required` is dropped. */
function simplified(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, required, ...rest } = schema;
  const result: JsonSchema = { ...rest };
  if (required && required.length > 0) result.required = required;
  if (isSchema(items)) result.items = simplified(items);
  if (properties) {
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        isSchema(property) ? simplified(property) : property,
      ]),
    );
  }
  if (!anyOf) return result;
  const alternatives = anyOf.filter(isSchema).map(simplified);
  const types = alternatives.flatMap(({ type, ...others }) => (Object.keys(others).length === 0 ? (type ?? []) : []));
  const isOnlyTypes = alternatives.every(({ type, ...others }) => type && Object.keys(others).length === 0);
  return isOnlyTypes ? { ...result, type: [...new Set(types)] } : { ...result, anyOf: alternatives };
}

function isWireMetadata(value: unknown): value is WireMetadata {
  return typeof value === 'object' && value !== null && ('items' in value || 'object' in value || 'wireNames' in value);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
