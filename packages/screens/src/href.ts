import type { ParamKinds, ParamsOf, ScreenAddress } from './define-screen.ts';

type NothingRequired<Params extends ParamKinds> = 'required' extends Params[keyof Params] ? false : true;

/** The parameters of a link; they may be left out where the screen requires none. */
type LinkArguments<Params extends ParamKinds> =
  NothingRequired<Params> extends true
    ? [params?: ParamsOf<ScreenAddress<Params>>]
    : [params: ParamsOf<ScreenAddress<Params>>];

/**
 * A link to a screen of the app. A missing parameter does not compile; undefined and empty values are left out. The session
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
