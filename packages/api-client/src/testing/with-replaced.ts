/** A response with one value, at any depth, replaced. */
export function withReplaced(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? withReplaced(item, rest, replacement) : item));
  const fields = Object(value);
  return { ...fields, [key]: withReplaced(fields[key], rest, replacement) };
}
