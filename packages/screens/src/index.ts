import * as screens from './screens.ts';

export { defineScreen, type ParamKind, type ParamKinds, type ParamsOf, type ScreenAddress } from './define-screen.ts';
export { href } from './href.ts';
export { readParams, type ReadParams } from './read-params.ts';
export * from './screens.ts';

/** Every screen. */
export const allScreens = Object.values(screens);
