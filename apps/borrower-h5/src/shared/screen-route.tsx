import type { Locale } from '@peace/i18n';
import { useLocale } from '@peace/i18n/react';
import type { ParamKinds, ParamsOf, ScreenAddress } from '@peace/screens';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { useRememberedProduct } from '#shared/known-orders.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { TitledPage } from '#shared/titled-page.tsx';
import { useScreenParams } from '#shared/use-screen-params.ts';

/** A screen's title in a language: `plainMessage(ordersMessages, 'title')`. */
export type ScreenTitle = (locale: Locale) => string;

/** A screen as its route file declares it: its address, its controller and its view, and nothing of its own between them. */
export interface ScreenBinding<Params extends ParamKinds, Props extends object> {
  readonly address: ScreenAddress<Params>;
  readonly title: ScreenTitle;
  /**
   * The hook of `use-<screen>`: all that touches network, shell, router and storage. Called when the link has all that the
   * address requires; `params` is the same object for as long as they are the same.
   */
  readonly useController: (params: ParamsOf<ScreenAddress<Params>>) => Props;
  /** Shows what the controller returns. */
  readonly View: ComponentType<Props>;
  /** Parameters that make it another screen, with state of its own. */
  readonly keyOf?: (params: ParamsOf<ScreenAddress<Params>>) => string;
}

/** A screen's component: what the router shows at its address. */
export interface ScreenRoute {
  (): ReactElement;
  readonly address: ScreenAddress;
}

/** Binds an address to its controller and view: reads the parameters, sets the title, and says where a link lacks something. */
export function screenRoute<const Params extends ParamKinds, Props extends object>(
  binding: ScreenBinding<Params, Props>,
): ScreenRoute {
  const { address, title, useController, View, keyOf } = binding;
  function Page({ params }: { readonly params: ParamsOf<ScreenAddress<Params>> }): ReactElement {
    useRememberedProduct(params);
    return createElement(View, useController(params));
  }
  function Route(): ReactElement {
    const { locale } = useLocale();
    const read = useScreenParams(address);
    const text = title(locale);
    return (
      <TitledPage title={text}>
        {read.kind === 'missing' ? (
          <MissingParameter title={text} name={read.name} />
        ) : (
          <Page key={keyOf?.(read.params)} params={read.params} />
        )}
      </TitledPage>
    );
  }
  return Object.assign(Route, { address });
}
