export { allScreens, type NamedScreen, type RequiredParam, type ScreenName } from './all-screens.ts';
export type { ParamKind, ParamKinds, ParamsOf, ScreenAddress } from './define-screen.ts';
export { href } from './href.ts';
export { readParams, type ReadParams } from './read-params.ts';
export * as screens from './screens.ts';
