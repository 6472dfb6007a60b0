/** Values for a query; `undefined` and `null` are dropped. */
export type QueryParams = { readonly [name: string]: string | number | boolean | undefined | null };

/** A query string (without its `?`) less the parameters of some names. Everything else stays as it was written. */
export function withoutNames(query: string, names: readonly string[]): string {
  // Not rebuilt through URLSearchParams: that would re-encode what others wrote, signatures included.
  return query
    .split('&')
    .filter((piece) => !names.includes(nameOf(piece) ?? ''))
    .join('&');
}

/** A query string (without its `?`) with parameters added behind it; a name it has already is not touched. */
export function withMissing(query: string, params: QueryParams): string {
  const present = new Set(query.split('&').map(nameOf));
  const added = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && !present.has(name)) added.append(name, String(value));
  }
  return [query, added.toString()].filter((part) => part !== '').join('&');
}

/** The `&` keeps URLSearchParams from dropping a `?` that is part of the name. */
const nameOf = (piece: string) => new URLSearchParams(`&${piece}`).keys().next().value;
