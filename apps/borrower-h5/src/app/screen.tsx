import { useLocale } from '@peace/i18n/react';
import { readParams, type ReadParams, type ScreenAddress } from '@peace/screens';
import { useAtomValue } from 'jotai';
import { lazy, type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ScreenRoute } from '#shared/navigation/screen-route.ts';
import { knownOrder, withKnownProduct } from '#shared/order/known-orders.ts';
import { forgottenProductsAtom } from '#shared/order/use-confirmed-product.ts';
import { TitledPage } from '#shared/page/titled-page.tsx';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/storage/stored-item.ts';

/** In place of a screen whose link lacks something. Loaded when it is needed, which is in hardly any visit. */
const MissingParameter = lazy(async () => {
  const { MissingParameterScreen } = await import('./missing-parameter/missing-parameter-screen.tsx');
  return { default: MissingParameterScreen };
});

/** The screen of a route, with the parameters and the title of its address. */
export function Screen({ route: { address, title, keyOf, Page } }: { readonly route: ScreenRoute }): ReactElement {
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

/** A screen's parameters; the same object until one changes. An order's product is taken from an earlier visit where the address names none. */
function useScreenParams(address: ScreenAddress): ReadParams<ScreenAddress> {
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
