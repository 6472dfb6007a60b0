/** Whether a screen can do without a query parameter. */
export type ParamKind = 'required' | 'optional';

/** A screen's query parameters: all of them text, as a link carries them. */
export type ParamKinds = Readonly<Record<string, ParamKind>>;

/** The address of a screen: what a link to it, the router and the shell's developers have to know. */
export interface ScreenAddress<Params extends ParamKinds = ParamKinds> {
  readonly path: `/${string}`;
  /** Besides the session's parameters, which the shell adds to the first page it opens. */
  readonly params: Params;
}

/** Declares a screen’s address. */
// @__NO_SIDE_EFFECTS__
export function defineScreen<const Params extends ParamKinds>(address: ScreenAddress<Params>): ScreenAddress<Params> {
  return address;
}

type NamesOf<Params extends ParamKinds, Kind extends ParamKind> = {
  [Name in keyof Params]: Params[Name] extends Kind ? Name : never;
}[keyof Params];

export type ParamsOf<Screen extends ScreenAddress> = {
  readonly [Name in NamesOf<Screen['params'], 'required'>]: string;
} & { readonly [Name in NamesOf<Screen['params'], 'optional'>]?: string | undefined };

type NothingRequired<Params extends ParamKinds> = 'required' extends Params[keyof Params] ? false : true;

/** The parameters of a link; optional where the screen requires none. */
type LinkArguments<Params extends ParamKinds> =
  NothingRequired<Params> extends true
    ? [params?: ParamsOf<ScreenAddress<Params>>]
    : [params: ParamsOf<ScreenAddress<Params>>];

/**
 * A link to a screen of the app. A missing parameter does not compile; undefined and empty values are dropped. The session
 * never travels in it: it is in this tab's storage.
 */
export function href<const Params extends ParamKinds>(
  screen: ScreenAddress<Params>,
  ...[params]: LinkArguments<Params>
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | undefined>(params ?? {})) {
    if (value !== undefined && value !== '' && name in screen.params) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? screen.path : `${screen.path}?${text}`;
}

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
