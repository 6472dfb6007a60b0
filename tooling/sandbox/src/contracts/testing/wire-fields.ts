import type { JsonSchema } from '@valibot/to-json-schema';

/** The names in a response or in its schema, as `specified-fields.ts` writes them: `detail[].text`, `payNotice.*[].name`. */
type Paths = readonly string[];

const under = (at: string, names: Paths): Paths =>
  names.map((name) => (name === '' || name.startsWith('[') ? at + name : at === '' ? name : `${at}.${name}`));

/** The fields of a schema, without those below one of `closed`. */
export function fieldsOfSchema(schema: JsonSchema, closed: Paths = []): Paths {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    name,
    ...(closed.includes(name) || typeof property !== 'object' ? [] : under(name, fieldsOfSchema(property))),
  ]);
  const { items, additionalProperties: values } = schema;
  const entries = isSchema(items) ? under('[]', fieldsOfSchema(items)) : [];
  const mapped = isSchema(values) ? ['*', ...under('*', fieldsOfSchema(values))] : [];
  const alternatives = (schema.anyOf ?? []).flatMap((one) => (isSchema(one) ? fieldsOfSchema(one, closed) : []));
  return [...new Set([...own, ...entries, ...mapped, ...alternatives])];
}

/** The fields of a response, without those below one of `closed`; the keys of what is a map in `known` are `*`. */
export function fieldsOfResponse(answer: unknown, known: Paths, closed: Paths = [], at = ''): Paths {
  if (Array.isArray(answer)) {
    return [...new Set(answer.flatMap((entry) => fieldsOfResponse(entry, known, closed, `${at}[]`)))];
  }
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const [name = key] = under(at, [known.includes(`${at}.*`) ? '*' : key]);
    return value === undefined || closed.includes(name)
      ? [name]
      : [name, ...fieldsOfResponse(value, known, closed, name)];
  });
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
