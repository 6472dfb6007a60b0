export { allScreens, type NamedScreen, type RequiredParam, type ScreenName } from './all-screens.ts';
export {
  href,
  type ParamKind,
  type ParamKinds,
  type ParamsOf,
  readParams,
  type ReadParams,
  type ScreenAddress,
} from './screen-address.ts';
export * as screens from './screens.ts';
