/** JSON, as an answer of the backend comes. */
export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** What is at a path of a JSON object. */
export function at(json: Json, ...path: readonly string[]): Json {
  return path.reduce<Json>((value, name) => {
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined;
    if (inner === undefined) throw new Error(`The answer has no ${path.join('.')}.`);
    return inner;
  }, json);
}

/** The list at a path of a JSON object. */
export function listAt(json: Json, ...path: readonly string[]): Json[] {
  const list = at(json, ...path);
  if (!Array.isArray(list)) throw new Error(`${path.join('.')} of the answer is no list.`);
  return list;
}

/** Repeats a list's entries until it has so many. */
export function lengthen(list: Json[], length: number): void {
  const [...entries] = list;
  while (list.length < length) list.push(structuredClone(entries[list.length % entries.length] ?? null));
}
