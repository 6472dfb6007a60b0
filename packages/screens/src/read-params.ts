import type { ParamKinds, ParamsOf, ScreenAddress } from './define-screen.ts';

/** A screen's parameters as a link gave them, or the first required one that it lacks. */
export type ReadParams<Screen extends ScreenAddress> =
  | { readonly kind: 'complete'; readonly params: ParamsOf<Screen> }
  | { readonly kind: 'missing'; readonly name: string };

/** Reads a screen's parameters from a query. Values are trimmed; an empty one counts as missing. */
export function readParams<const Params extends ParamKinds>(
  screen: ScreenAddress<Params>,
  query: URLSearchParams,
): ReadParams<ScreenAddress<Params>> {
  const given: Record<string, string> = {};
  for (const name of Object.keys(screen.params)) {
    const value = query.get(name)?.trim() ?? '';
    if (value !== '') given[name] = value;
    else if (screen.params[name] === 'required') return { kind: 'missing', name };
  }
  return isComplete(screen, given) ? { kind: 'complete', params: given } : { kind: 'missing', name: '' };
}

function isComplete<Params extends ParamKinds>(
  { params }: ScreenAddress<Params>,
  given: object,
): given is ParamsOf<ScreenAddress<Params>> {
  return Object.entries(params).every(([name, kind]) => kind === 'optional' || name in given);
}
