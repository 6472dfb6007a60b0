import type { EarlyResponse, EarlyEndpoint } from '@peace/api-client/early-response';
import type { WireFields } from '@peace/api-client';
import type { PeaceNative } from '@peace/bridge';
import type { ParamKinds } from '@peace/screens';

/** The app's own script, and the stylesheets it begins with. The page itself preloads its modules. */
export interface AppFiles {
  readonly script: string;
  /** All of them: the page has only what its first screen draws with. */
  readonly styles: readonly string[];
}

export interface EarlyCall {
  readonly endpoint: EarlyEndpoint;
  /** The payload by its names on the wire: the name of the parameter with the value, or a fixed number. */
  readonly sent: Readonly<Record<string, string | number>>;
}

/** The bootstrap script has to know this of an early screen; the build writes it. */
export interface EarlyPlan {
  readonly path: string;
  /** The address's parameters, and whether the screen can do without. */
  readonly params: ParamKinds;
  /** Missing where nothing is read for what the screen shows first. */
  readonly call?: EarlyCall;
  /** The route's own, so that nothing of it is found out late. */
  readonly styles: readonly string[];
}

export interface Painted {
  /** The endpoint's name, as the query's key has it; undefined where nothing was read. */
  readonly endpoint: string | undefined;
  /** As the endpoint declares it: what was read proves the session. */
  readonly needsSession: boolean;
  readonly payload: Readonly<Record<string, string>>;
  /** The painted responses of `EarlyVisit.requests`, in their order. None while only the screen's skeleton has been painted. */
  readonly reads: readonly { readonly endpoint: string; readonly data: unknown }[];
  /** Ends the queueing, and replays the last tap. */
  readonly replayTap: () => void;
}

/** The bootstrap script passes this to the early renderer, and then to the app. */
export interface EarlyVisit {
  /** The screen's reads, all with the same payload, in their order. Empty if its first view needs none. */
  readonly requests: EarlyResponse[];
  readonly payload: Readonly<Record<string, string>>;
  /** The app has started and hydrates the page: nothing may be painted any more. */
  isHydrating: boolean;
  painted: Painted | null;
  /** The order in the address, as earlier visits stored it. */
  readonly known?: { readonly productId: string | null; readonly isPayable: boolean } | undefined;
  /** Sends another read. */
  readonly ask: (endpoint: EarlyEndpoint, fields?: WireFields) => EarlyResponse;
  /** The responses that are left to the app. */
  next?: readonly EarlyResponse[];
  /** When the response came, or was known not to come; without a request when the page was parsed. Milliseconds since 1970. */
  respondedAt?: number;
  /** The time for which all texts of the page are computed until React has hydrated it. Milliseconds since 1970. */
  paintTime?: number | undefined;
  /** How far the phone's clock is behind the server's: see `ApiClient.clockOffset`. */
  clockOffset?: number;
  /** The page was hidden, or the shell brought it to the front, since it was opened: what was read may be older than it seems. */
  wasHidden?: boolean;
}

/** The shell's back gesture, queued until a screen can handle it. `at`: milliseconds since 1970; 0: none is queued. */
export interface QueuedBack {
  at: number;
}

declare global {
  interface Window {
    /** Set by the bootstrap script, when it has sent a request. */
    peaceEarly?: EarlyVisit | undefined;
    /** Set by the inline script of `index.html`, as is `peaceNative`, which the bridge then replaces. */
    peaceQueuedBack?: QueuedBack | undefined;
    peaceNative?: PeaceNative | undefined;
  }
}
