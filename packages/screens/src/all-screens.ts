import type { ScreenAddress } from './screen-address.ts';
import * as screens from './screens.ts';

export type ScreenName = keyof typeof screens;

type RequiredOf<Params> = { [Name in keyof Params]: Params[Name] extends 'required' ? Name : never }[keyof Params];

/** Every parameter that some screen cannot do without. */
export type RequiredParam = { [Name in ScreenName]: RequiredOf<(typeof screens)[Name]['params']> }[ScreenName];

export interface NamedScreen extends ScreenAddress {
  readonly name: string;
}

export const allScreens: readonly NamedScreen[] = /* @__PURE__ */ withNames(screens);

function withNames(addresses: Readonly<Record<string, ScreenAddress>>): NamedScreen[] {
  return Object.entries(addresses).map(([name, address]) => ({ name, ...address }));
}
