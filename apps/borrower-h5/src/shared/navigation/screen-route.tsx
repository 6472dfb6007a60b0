import type { Locale } from '@peace/i18n';
import { useLocale } from '@peace/i18n/react';
import { type ParamKinds, type ParamsOf, type ScreenAddress, readParams, type ReadParams } from '@peace/screens';
import { useAtomValue } from 'jotai';
import { createElement, type ComponentType, type ReactElement, useMemo, useSyncExternalStore, lazy } from 'react';
import { TitledPage } from '#shared/page/titled-page.tsx';
import { useSearchParams } from 'react-router-dom';
import { knownOrder, withKnownProduct } from '#shared/order/known-orders.ts';
import { forgottenProductsAtom } from '#shared/order/use-confirmed-product.ts';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/storage/stored-item.ts';

/** In place of a screen whose link lacks something. Loaded when it is needed, which is in hardly any visit. */
const MissingParameter = lazy(async () => {
  const { MissingParameterScreen } = await import('./missing-parameter-screen.tsx');
  return { default: MissingParameterScreen };
});

/** A screen's title in a language: `plainMessage(ordersMessages, 'title')`. */
export type ScreenTitle = (locale: Locale) => string;

/** A screen's route consists of these parts. */
export interface ScreenBinding<Params extends ParamKinds, Props extends object> {
  readonly address: ScreenAddress<Params>;
  readonly title: ScreenTitle;
  /** The hook of `use-<screen>`. Called when the link has all that the address requires; `params` is the same object while they are the same. */
  readonly useController: (params: ParamsOf<ScreenAddress<Params>>) => Props;
  readonly View: ComponentType<Props>;
  /** Parameters that make it another screen, with state of its own. */
  readonly keyOf?: (params: ParamsOf<ScreenAddress<Params>>) => string;
}

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
    return createElement(View, useController(params));
  }
  function Route(): ReactElement {
    const { locale } = useLocale();
    const { session } = useServices();
    const read = useScreenParams(address);
    // A session without user or phone gets its borrower with the first response that proves the session. The screen then remounts
    // with the stored items.
    const borrower = useSyncExternalStore(session.onConfirm, session.borrower, session.borrower);
    const text = title(locale);
    return (
      <TitledPage title={text}>
        {read.kind === 'missing' ? (
          <MissingParameter title={text} name={read.name} />
        ) : (
          <Page key={`${borrower} ${keyOf?.(read.params)}`} params={read.params} />
        )}
      </TitledPage>
    );
  }
  return Object.assign(Route, { address });
}

/** A screen's parameters; the same object until one changes. An order's product is taken from an earlier visit where the address names none. */
function useScreenParams<const Params extends ParamKinds>(
  address: ScreenAddress<Params>,
): ReadParams<ScreenAddress<Params>> {
  const services = useServices();
  const [query] = useSearchParams();
  const forgotten = useAtomValue(forgottenProductsAtom);
  const given = new URLSearchParams(
    Object.keys(address.params).map((name) => [name, query.get(name)?.trim() ?? '']),
  ).toString();
  return useMemo(
    () =>
      readParams(
        address,
        withKnownProduct(address.params, new URLSearchParams(given), (id) =>
          forgotten.includes(id) ? null : knownOrder(itemAccessOf(services), id),
        ),
      ),
    [services, address, given, forgotten],
  );
}
