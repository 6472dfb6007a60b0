import * as screens from './screens.ts';

export type { ParamKind, ParamKinds, ParamsOf, ScreenAddress } from './define-screen.ts';
export { href } from './href.ts';
export { readParams, type ReadParams } from './read-params.ts';
export { screens };

/** The name of a screen in `screens`. */
export type ScreenName = keyof typeof screens;

type RequiredOf<Params> = { [Name in keyof Params]: Params[Name] extends 'required' ? Name : never }[keyof Params];

/** Every parameter that some screen cannot do without. */
export type RequiredParam = { [Name in ScreenName]: RequiredOf<(typeof screens)[Name]['params']> }[ScreenName];

/** Every screen. */
export const allScreens = /* @__PURE__ */ Object.values(screens);
