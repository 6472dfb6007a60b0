import type { EarlyEndpoint } from '@peace/api-client/early-response';
import type { DomainOf, Endpoint, PayloadOf, WireFields } from '@peace/api-client';
import type { ParamsOf, ScreenAddress } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import type { InferOutput } from 'valibot';
import type { ScreenTitle } from '#shared/navigation/screen-route.ts';

/** How far the first read has come when a screen is painted early: a failure is left to the app. */
export type FirstState<Data> = Extract<AsyncState<Data>, { readonly kind: 'loading' | 'ready' }>;

/** A screen as its controller and its early page know it. */
interface Screen {
  readonly address: ScreenAddress;
  readonly title: ScreenTitle;
  /** The first read. Without one the screen is drawn as soon as the page is parsed: its link says all, or what is stored. */
  readonly endpoint?: Endpoint;
}

type DataOf<S extends Screen> = S extends { readonly endpoint?: infer E }
  ? E extends Endpoint
    ? DomainOf<E>
    : undefined
  : never;

/**
 * A screen that is painted before React is there (docs/decisions/early-page.md). `<screen>.screen.ts` exports those that
 * `<screen>.view.tsx` shows, as `earlyScreens`: a function, so that the app does not carry them.
 */
export type EarlyScreen<S extends Screen = Screen, Second extends Endpoint = Endpoint> = S &
  ReadByAddress<S> & {
    /** A second read with the same payload, sent where an earlier visit or the first response wants it; painted into the elements with `data-second`. */
    readonly second?: { readonly endpoint: Second; isWanted(data: DataOf<S>): boolean };
    /** Reads that the app needs next, sent with the first response and left to it. */
    next?(data: DataOf<S>, window: Window): readonly EarlyNext[];
    /** The view's props, less its events, before anything was touched; the controller begins with the same. Null leaves a state to the app. */
    atFirst(state: FirstState<DataOf<S>>, visit: FirstVisit<ParamsOf<S['address']>, DomainOf<Second>>): object | null;
  };

export type EarlyScreens<S extends Screen, Second extends Endpoint = Endpoint> = () => readonly EarlyScreen<
  S,
  Second
>[];

/** The page as the early renderer finds it. */
export interface FirstVisit<Params = unknown, Second = unknown> {
  readonly window: Window;
  readonly params: Params;
  /** The time by which days are counted; null as of `useDueTime`. */
  readonly now: number | null;
  /** The second response. */
  readonly second: Second | undefined;
}

/** A read that is sent as it stands: by the names on the wire. */
export interface EarlyNext {
  readonly endpoint: EarlyEndpoint;
  readonly fields: WireFields;
}

/**
 * The endpoint can be asked with the values of the address: they satisfy its payload, and what is sent of it are texts and
 * numbers. The first script sends them without the schema, and the client looks for its response by the same payload; the build
 * works out under which names, and refuses a schema that changes a value, which a type does not show.
 */
type ReadByAddress<S extends Screen> = S extends { readonly endpoint: infer E extends Endpoint }
  ? [
      Pick<ParamsOf<S['address']>, keyof ParamsOf<S['address']> & keyof PayloadOf<E>>,
      InferOutput<E['payload']>,
    ] extends [PayloadOf<E>, Readonly<Record<string, string | number | undefined>>]
    ? unknown
    : { readonly endpoint: never }
  : unknown;
