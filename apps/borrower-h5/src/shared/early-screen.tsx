import type { DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import type { Locale } from '@peace/i18n';
import { readParams, type ParamKinds, type ParamsOf, type ScreenAddress } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { readQuery } from '@peace/web-platform';
import type { ComponentType, ReactElement } from 'react';
import type { InferOutput } from 'valibot';
import { withKnownProduct } from '#shared/early-known-order.ts';
import type { ScreenTitle } from '#shared/screen-route.tsx';

/** How far the first read has come when a screen is painted early: a failure is left to the app. */
export type FirstState<Data> = Extract<AsyncState<Data>, { readonly kind: 'loading' | 'ready' }>;

/** What every early screen declares. */
interface EarlyView<Params extends ParamKinds, Props extends object> {
  readonly address: ScreenAddress<Params>;
  readonly title: ScreenTitle;
  readonly View: ComponentType<Props>;
  /** Where the screen has a button that copies (`data-copies`): that needs the tap itself and cannot be replayed. */
  readonly copy?: EarlyCopy;
  /** Where the screen has fields: keeps what is typed into them before React is there. */
  readonly typing?: EarlyTyping;
}

/** What a screen shows first: before React is there, and when its route is there (docs/decisions/early-page.md). */
export interface FirstView<
  E extends Endpoint,
  Params extends ParamKinds,
  Props extends object,
  S extends Endpoint = Endpoint,
> extends EarlyView<Params, Props> {
  /** The read that the route makes first, with those of the address's parameters that it takes as its payload. */
  readonly endpoint: EarlyRead<E, Params>;
  /**
   * A second read with the same payload: sent with the first where an earlier visit saw that the order can be paid, else where the
   * first answer wants it. What it brings is painted into the element that has `data-second`.
   */
  readonly second?: EarlySecond<DomainOf<E>, S>;
  /** The view's props before anything was touched; the route begins with the same. Null leaves a state to the route. */
  readonly firstProps: (
    state: FirstState<DomainOf<E>>,
    window: Window,
    params: ParamsOf<ScreenAddress<Params>>,
    second: DomainOf<S> | undefined,
  ) => Props | null;
}

/** What a screen reads beside its first read. */
interface EarlySecond<Data, S extends Endpoint> {
  readonly endpoint: S;
  readonly isWanted: (data: Data) => boolean;
}

/** What a screen shows first that reads nothing for it: its link says all, or what is stored. */
export interface FirstViewOfLink<Params extends ParamKinds, Props extends object> extends EarlyView<Params, Props> {
  readonly firstProps: (window: Window) => Props | null;
}

type Given<E extends Endpoint, Params extends ParamKinds> = Pick<
  ParamsOf<ScreenAddress<Params>>,
  keyof ParamsOf<ScreenAddress<Params>> & keyof PayloadOf<E>
>;

/**
 * An endpoint that can be asked with the values of the address: they satisfy its payload, and what is sent of it are texts
 * and numbers. The first script sends them without the schema, and the client looks for its answer by the same payload; the
 * build works out under which names, and refuses a schema that changes a value, which a type does not show.
 */
type EarlyRead<E extends Endpoint, Params extends ParamKinds> = [Given<E, Params>, InferOutput<E['payload']>] extends [
  PayloadOf<E>,
  Readonly<Record<string, string | number | undefined>>,
]
  ? E
  : never;

/** Makes what copies a text and says so, in the words of a language; false where it is not to be copied without the app. */
export type EarlyCopy = (window: Window, locale: Locale) => (text: string) => boolean;

/** Notes what is typed below an element. The returned function ends that, and types it again. */
export type EarlyTyping = (root: Element) => () => Promise<void>;

/** A screen as the painter knows it. `<screen>.early.tsx` exports those that its route file has, as `earlyScreens`. */
export interface EarlyScreen {
  readonly path: string;
  readonly params: ParamKinds;
  readonly title: ScreenTitle;
  /** Null where nothing is read: the screen is drawn as soon as the page is parsed. */
  readonly endpoint: Endpoint | null;
  /** Missing where one read is all. */
  readonly second?: EarlySecond<unknown, Endpoint> | undefined;
  readonly copy?: EarlyCopy | undefined;
  readonly typing?: EarlyTyping | undefined;
  /** Null where the state is left to the route. */
  draw(state: FirstState<unknown>, window: Window, second?: unknown): ReactElement | null;
}

/** Declares a screen that is painted before React is there (docs/decisions/early-page.md). */
export function earlyScreen<
  E extends Endpoint,
  const Params extends ParamKinds,
  Props extends object,
  S extends Endpoint = Endpoint,
>({ address, View, firstProps, ...screen }: FirstView<E, Params, Props, S>): EarlyScreen {
  const { path, params } = address;
  function draw(state: FirstState<DomainOf<E>>, window: Window, second?: DomainOf<S>): ReactElement | null {
    const link = readParams(address, withKnownProduct(window, params, readQuery(window)));
    const props = link.kind === 'complete' ? firstProps(state, window, link.params, second) : null;
    return props && <View {...props} />;
  }
  return { ...screen, path, params, draw };
}

/** The same for a screen whose first look needs no answer (docs/decisions/early-page.md). */
export function earlyScreenOfLink<const Params extends ParamKinds, Props extends object>({
  address: { path, params },
  View,
  firstProps,
  ...screen
}: FirstViewOfLink<Params, Props>): EarlyScreen {
  function draw(_state: FirstState<unknown>, window: Window): ReactElement | null {
    const props = firstProps(window);
    return props && <View {...props} />;
  }
  return { ...screen, path, params, endpoint: null, draw };
}
