import type { Locale } from '@peace/i18n';
import type { ParamKinds, ParamsOf, ScreenAddress } from '@peace/screens';
import { createElement, type ComponentType, type ReactElement } from 'react';

/** A screen's title in a language: `plainMessage(ordersMessages, 'title')`. */
export type ScreenTitle = (locale: Locale) => string;

interface Titled<Params extends ParamKinds> {
  readonly address: ScreenAddress<Params>;
  readonly title: ScreenTitle;
  /** Parameters that make it another screen, with state of its own. */
  keyOf?(this: void, params: ParamsOf<ScreenAddress<Params>>): string;
}

/** A screen as the router shows it (`app/screen.tsx`). */
export interface ScreenRoute<Params extends ParamKinds = ParamKinds> extends Titled<Params> {
  Page(this: void, props: { readonly params: ParamsOf<ScreenAddress<Params>> }): ReactElement;
}

interface ScreenBinding<Params extends ParamKinds, Props extends object> extends Titled<Params> {
  /** The hook of `use-<screen>`. Called when the link has all that the address requires; `params` is the same object while they are the same. */
  readonly useController: (params: ParamsOf<ScreenAddress<Params>>) => Props;
  readonly View: ComponentType<Props>;
}

/** Binds an address to its controller and view. */
export function screenRoute<const Params extends ParamKinds, Props extends object>({
  useController,
  View,
  ...titled
}: ScreenBinding<Params, Props>): ScreenRoute<Params> {
  return { ...titled, Page: ({ params }) => createElement(View, useController(params)) };
}
