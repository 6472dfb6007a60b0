import type { DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import type { Locale } from '@peace/i18n';
import { readParams, type ParamKinds, type ParamsOf, type ScreenAddress } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { readQuery } from '@peace/web-platform';
import type { InferOutput } from 'valibot';
import { withKnownProduct } from '#shared/order/known-orders.ts';
import type { ScreenTitle } from '#shared/navigation/screen-route.tsx';

/** How far the first read has come when a screen is painted early: a failure is left to the app. */
export type FirstState<Data> = Extract<AsyncState<Data>, { readonly kind: 'loading' | 'ready' }>;

interface EarlyDetails {
  /** Where the screen has a button that copies (`data-copies`): that needs the tap itself and cannot be replayed. */
  readonly copy?: EarlyCopy;
  /** Where the screen has fields: keeps what is typed into them before React is there. */
  readonly typing?: EarlyTyping;
}

/** What a screen that reads shows first (docs/decisions/early-page.md). */
export interface EarlyRead<E extends Endpoint, Params extends ParamKinds, S extends Endpoint> extends EarlyDetails {
  /** A second read with the same payload, sent where an earlier visit or the first response wants it; painted into the elements with `data-second`. */
  readonly second?: EarlySecond<DomainOf<E>, S>;
  /** The view's props, less its events, before anything was touched; the controller begins with the same. Null leaves a state to the app. */
  readonly atFirst: (
    state: FirstState<DomainOf<E>>,
    window: Window,
    params: ParamsOf<ScreenAddress<Params>>,
    second: DomainOf<S> | undefined,
  ) => object | null;
}

interface EarlySecond<Data, S extends Endpoint> {
  readonly endpoint: S;
  readonly isWanted: (data: Data) => boolean;
}

type Given<E extends Endpoint, Params extends ParamKinds> = Pick<
  ParamsOf<ScreenAddress<Params>>,
  keyof ParamsOf<ScreenAddress<Params>> & keyof PayloadOf<E>
>;

/**
 * An endpoint that can be asked with the values of the address: they satisfy its payload, and what is sent of it are texts
 * and numbers. The first script sends them without the schema, and the client looks for its response by the same payload; the
 * build works out under which names, and refuses a schema that changes a value, which a type does not show.
 */
type ReadByAddress<E extends Endpoint, Params extends ParamKinds> = [
  Given<E, Params>,
  InferOutput<E['payload']>,
] extends [PayloadOf<E>, Readonly<Record<string, string | number | undefined>>]
  ? E
  : never;

/** Makes what copies a text and says so, in the words of a language; false where it is not to be copied without the app. */
export type EarlyCopy = (window: Window, locale: Locale) => (text: string) => boolean;

/** Notes what is typed below an element. The returned function ends that, and types it again. */
export type EarlyTyping = (root: Element) => () => Promise<void>;

/** A screen as the early renderer knows it. `<screen>.screen.ts` exports those that `<screen>.view.tsx` shows, as `earlyScreens`: a function, so that the app does not carry them. */
export interface EarlyScreen extends EarlyDetails {
  readonly path: string;
  readonly params: ParamKinds;
  readonly title: ScreenTitle;
  /** Null where nothing is read: the screen is drawn as soon as the page is parsed. */
  readonly endpoint: Endpoint | null;
  /** Missing where one read is all. */
  readonly second?: EarlySecond<unknown, Endpoint> | undefined;
  /** Null where the state is left to the app. */
  stateOf(state: FirstState<unknown>, window: Window, second?: unknown): object | null;
}

interface Screen<Params extends ParamKinds> {
  readonly address: ScreenAddress<Params>;
  readonly title: ScreenTitle;
}

/** Declares a screen that is painted before React is there, with the endpoint that its controller reads first. */
export function earlyScreen<E extends Endpoint, const Params extends ParamKinds, S extends Endpoint = Endpoint>(
  { address, title, endpoint }: Screen<Params> & { readonly endpoint: ReadByAddress<E, Params> },
  { atFirst, ...details }: EarlyRead<E, Params, S>,
): EarlyScreen {
  const { path, params } = address;
  function stateOf(state: FirstState<DomainOf<E>>, window: Window, second?: DomainOf<S>): object | null {
    const link = readParams(
      address,
      withKnownProduct(params, readQuery(window), () => window.peaceEarly?.known),
    );
    return link.kind === 'complete' ? atFirst(state, window, link.params, second) : null;
  }
  return { ...details, path, params, title, endpoint, stateOf };
}

/** The same for a screen that reads nothing for its first look: its link says all, or what is stored. */
export function earlyScreenOfLink(
  { address: { path, params }, title }: Screen<ParamKinds>,
  { atFirst, ...details }: EarlyDetails & { readonly atFirst: (window: Window) => object | null },
): EarlyScreen {
  return { ...details, path, params, title, endpoint: null, stateOf: (_state, window) => atFirst(window) };
}
