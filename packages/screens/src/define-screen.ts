/** Whether a screen can do without a query parameter. */
export type ParamKind = 'required' | 'optional';

/** A screen's query parameters: all of them text, as a link carries them. */
export type ParamKinds = Readonly<Record<string, ParamKind>>;

/** The address of a screen: what a link to it, the router and the shell's developers have to know. */
export interface ScreenAddress<Params extends ParamKinds = ParamKinds> {
  readonly path: `/${string}`;
  /** Besides the session's parameters, which the shell adds to the first page it opens. */
  readonly params: Params;
  /** What it shows, in one line, for the shell's developers. */
  readonly about: string;
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
