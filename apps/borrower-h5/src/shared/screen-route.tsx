import type { Locale } from '@peace/i18n';
import { useLocale } from '@peace/i18n/react';
import type { ParamKinds, ParamsOf, ScreenAddress } from '@peace/screens';
import type { ComponentType, ReactElement } from 'react';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { TitledPage } from '#shared/titled-page.tsx';
import { useScreenParams } from '#shared/use-screen-params.ts';

/** A screen's title in a language: `plainMessage(ordersMessages, 'title')`. */
export type ScreenTitle = (locale: Locale) => string;

/** A screen as its route file declares it. */
export interface ScreenBinding<Params extends ParamKinds> {
  readonly address: ScreenAddress<Params>;
  readonly title: ScreenTitle;
  /** Shown when the link has all that the address requires. `params` is the same object for as long as they are the same. */
  readonly Page: ComponentType<{ readonly params: ParamsOf<ScreenAddress<Params>> }>;
}

/** A screen's component: what the router shows at its address. */
export interface ScreenRoute {
  (): ReactElement;
  readonly address: ScreenAddress;
}

/** Binds an address to its page: reads the parameters, sets the title, and says where a link lacks something. */
export function screenRoute<const Params extends ParamKinds>({
  address,
  title,
  Page,
}: ScreenBinding<Params>): ScreenRoute {
  function Route(): ReactElement {
    const { locale } = useLocale();
    const read = useScreenParams(address);
    const text = title(locale);
    return (
      <TitledPage title={text}>
        {read.kind === 'missing' ? <MissingParameter title={text} name={read.name} /> : <Page params={read.params} />}
      </TitledPage>
    );
  }
  return Object.assign(Route, { address });
}
