import type { DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import type { Locale } from '@peace/i18n';
import type { ParamKinds, ParamsOf, ScreenAddress } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import type { ComponentType, ReactElement } from 'react';
import type { InferOutput } from 'valibot';
import type { ScreenTitle } from '#shared/screen-route.tsx';

/** How far the first read has come when a screen is painted early: a failure is left to the app. */
export type FirstState<Data> = Extract<AsyncState<Data>, { readonly kind: 'loading' | 'ready' }>;

/** What a screen shows first: before React is there, and when its route is there (decision 0060). */
export interface FirstView<E extends Endpoint, Params extends ParamKinds, Props extends object> {
  readonly address: ScreenAddress<Params>;
  readonly title: ScreenTitle;
  /** The read that the route makes first, with the address's parameters as its payload. */
  readonly endpoint: EarlyRead<E, Params>;
  readonly View: ComponentType<Props>;
  /** The view's props before anything was touched; the route begins with the same. Null leaves a state to the route. */
  readonly firstProps: (state: FirstState<DomainOf<E>>, window: Window) => Props | null;
  /** Where the screen has a button that copies (`data-copies`): that needs the tap itself and cannot be replayed. */
  readonly copy?: EarlyCopy;
}

type Given<Params extends ParamKinds> = ParamsOf<ScreenAddress<Params>>;

/**
 * An endpoint that can be asked with the values of the address: they satisfy its payload, and what its payload's schema
 * takes is what it gives. The first script sends them without the schema, and the client looks for its answer by the same
 * payload. The build also refuses a transformation from text to text, which a type does not show.
 */
type EarlyRead<E extends Endpoint, Params extends ParamKinds> = [Given<Params>, PayloadOf<E>] extends [
  PayloadOf<E>,
  InferOutput<E['payload']>,
]
  ? E
  : never;

/** Makes what copies a text and says so, in the words of a language. */
export type EarlyCopy = (window: Window, locale: Locale) => (text: string) => void;

/** A screen as the painter knows it. `<screen>.early.tsx` exports those that its route file has, as `earlyScreens`. */
export interface EarlyScreen {
  readonly path: string;
  readonly title: ScreenTitle;
  readonly endpoint: Endpoint;
  readonly copy?: EarlyCopy | undefined;
  /** Null where the state is left to the route. */
  draw(state: FirstState<unknown>, window: Window): ReactElement | null;
}

/** Declares a screen that is painted before React is there (decision 0021). */
export function earlyScreen<E extends Endpoint, const Params extends ParamKinds, Props extends object>({
  address,
  title,
  endpoint,
  View,
  firstProps,
  copy,
}: FirstView<E, Params, Props>): EarlyScreen {
  function draw(state: FirstState<DomainOf<E>>, window: Window): ReactElement | null {
    const props = firstProps(state, window);
    return props && <View {...props} />;
  }
  return { path: address.path, title, endpoint, copy, draw };
}
