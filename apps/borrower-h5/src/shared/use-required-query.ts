import { useSearchParams } from 'react-router-dom';

/** A screen's query parameters, or the first that the link lacks. */
export type RequiredQuery<Name extends string> =
  | { readonly kind: 'complete'; readonly value: (name: Name) => string }
  | { readonly kind: 'missing'; readonly name: Name };

/** Reads parameters that a screen cannot do without. */
export function useRequiredQuery<Name extends string>(...names: readonly Name[]): RequiredQuery<Name> {
  const [query] = useSearchParams();
  return requiredQuery(query, names);
}

/** @see useRequiredQuery */
export function requiredQuery<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): RequiredQuery<Name> {
  const value = (name: Name) => query.get(name)?.trim() ?? '';
  const missing = names.find((name) => value(name) === '');
  return missing === undefined ? { kind: 'complete', value } : { kind: 'missing', name: missing };
}
