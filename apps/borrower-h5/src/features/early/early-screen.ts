import type { EarlyEndpoint } from '@peace/api-client/early-response';
import type { DomainOf, Endpoint, PayloadOf, WireFields } from '@peace/api-client';
import { readParams, type ParamKinds, type ParamsOf, type ScreenAddress } from '@peace/screens';
import { systemClock } from '@peace/money-date';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { readQuery } from '@peace/web-platform';
import type { InferOutput } from 'valibot';
import { withKnownProduct } from '#shared/order/known-orders.ts';
import type { ScreenTitle } from '#shared/navigation/screen-route.tsx';

/** How far the first read has come when a screen is painted early: a failure is left to the app. */
export type FirstState<Data> = Extract<AsyncState<Data>, { readonly kind: 'loading' | 'ready' }>;

/** The first paint of a screen that reads (docs/decisions/early-page.md). */
export interface EarlyRead<E extends Endpoint, Params extends ParamKinds, S extends Endpoint> {
  /** A second read with the same payload, sent where an earlier visit or the first response wants it; painted into the elements with `data-second`. */
  readonly second?: EarlySecond<DomainOf<E>, S>;
  /** Reads that the app needs next, sent with the first response and left to it. */
  readonly next?: (data: DomainOf<E>, window: Window) => readonly EarlyNext[];
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

/** A read that is sent as it stands: by the names on the wire. */
export interface EarlyNext {
  readonly endpoint: EarlyEndpoint;
  readonly fields: WireFields;
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

/** A screen as the early renderer knows it. `<screen>.screen.ts` exports those that `<screen>.view.tsx` shows, as `earlyScreens`: a function, so that the app does not carry them. */
export interface EarlyScreen {
  readonly path: string;
  readonly params: ParamKinds;
  readonly title: ScreenTitle;
  /** Null where nothing is read: the screen is drawn as soon as the page is parsed. */
  readonly endpoint: Endpoint | null;
  /** Missing where one read is all. */
  readonly second?: EarlySecond<unknown, Endpoint> | undefined;
  readonly next?: ((data: unknown, window: Window) => readonly EarlyNext[]) | undefined;
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
  { atFirst, second: also, next }: EarlyRead<E, Params, S>,
): EarlyScreen {
  const { path, params } = address;
  function stateOf(state: FirstState<DomainOf<E>>, window: Window, second?: DomainOf<S>): object | null {
    const link = readParams(
      address,
      withKnownProduct(params, readQuery(window), () => window.peaceEarly?.known),
    );
    return link.kind === 'complete' ? atFirst(state, window, link.params, second) : null;
  }
  return { path, params, title, endpoint, second: also, next, stateOf };
}

/** The same for a screen that reads nothing for its first look: its link says all, or what is stored. */
export function earlyScreenOfLink(
  { address: { path, params }, title }: Screen<ParamKinds>,
  atFirst: (window: Window) => object | null,
): EarlyScreen {
  return { path, params, title, endpoint: null, stateOf: (_state, window) => atFirst(window) };
}

/** The time by which an early page, which has no services, counts days: see `useDueTime`. */
export function earlyDueTime({ peaceEarly: visit }: Pick<Window, 'peaceEarly'>): number | null {
  return visit?.clockOffset ? null : systemClock.now();
}
