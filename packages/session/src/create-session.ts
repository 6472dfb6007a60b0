import { commonParams, type SessionParams } from './session-param.ts';
import {
  navigateExternal,
  type ExternalNavigator,
  type NavigateOptions,
  type NavigateOutcome,
} from './navigate-external.ts';
import { borrowerOf, claimItems } from './borrower-items.ts';
import { areDifferentPeople, endSession, enterSession, readStored, type ReadSession } from './session-params.ts';
import type { SessionWindow } from './session-window.ts';
import { localItems } from '@peace/web-platform/storage';

/** Identifies the caller, and opens links out of the page. */
export interface Session {
  /** The session in the address and in this tab's storage when the page started. */
  readonly entry: ReadSession;
  /** The parameters every call of the backend carries. */
  commonParams(): Record<string, string>;
  /** The caller's user and phone as salted hashes, which identify the owner of stored items; see {@link borrowerOf}. */
  readonly borrower: () => string | null;
  /**
   * The backend has answered a call that needs a session: what is stored for another borrower is deleted, where that was not
   * done yet. A link alone deletes nothing: it proves no identity.
   */
  confirm(): void;
  /**
   * The backend does not know this session any more: forgets it, here and in this tab, and notifies. What is stored for the
   * borrower stays, for the next session of the same one.
   */
  end(): void;
  /** How many calls have ended it since the page was opened: what is asked again is refused again. */
  readonly endings: () => number;
  /** Calls the handler at each ending. Returns the unregistering. */
  readonly onEnd: (handler: () => void) => () => void;
  /** Calls the handler when `borrower` may have changed: the backend has accepted the session. Returns the unregistering. */
  readonly onConfirm: (handler: () => void) => () => void;
  /**
   * Whether this tab still keeps the session that the page was opened with. A page out of the back/forward cache may find that
   * a later one has entered another session, or ended this one.
   */
  readonly isOfTab: () => boolean;
  /** The only way out of the page; see {@link navigateExternal}. */
  navigateExternal(link: string, options?: NavigateOptions): Promise<NavigateOutcome>;
}

export interface SessionOptions {
  readonly window: SessionWindow;
  readonly bridge: ExternalNavigator['bridge'];
  readonly config?: {
    /** `peace` unless the shell has another (`VITE_NATIVE_SCHEME`). */
    readonly nativeScheme?: string;
    /** Schemes of wallets that a browser without a shell may open (`VITE_WALLET_SCHEMES`). */
    readonly walletSchemes?: readonly string[];
    /** Origins besides our own that may learn who is calling (`VITE_TRUSTED_ORIGINS`). */
    readonly trustedOrigins?: readonly string[];
  };
  readonly showInApp?: ExternalNavigator['showInApp'];
}

/** Reads the session once and scrubs the address: call it before anything else looks there. Never throws. */
export function createSession({ window, bridge, config = {}, showInApp }: SessionOptions): Session {
  const entry = enterSession(window);
  const { nativeScheme = 'peace', walletSchemes = [], trustedOrigins = [] } = config;
  const appSchemes = [nativeScheme, ...walletSchemes];
  let known: SessionParams = entry.params;
  // Not `known`: a browser that could not store it gives a reload nothing else.
  let kept = readStored(window);
  let endings = 0;
  let isConfirmed = false;
  const [whenEnded, whenConfirmed] = [new Set<() => void>(), new Set<() => void>()];
  const register = (handlers: Set<() => void>) => (handler: () => void) => {
    handlers.add(handler);
    return () => handlers.delete(handler);
  };
  // One for the page: where storage is blocked, it has the device's salt.
  const storage = localItems(window);
  let borrower: string | null | undefined;
  const params = () => commonParams(known);
  const navigator = { window, bridge, appSchemes, trustedOrigins, commonParams: params, showInApp };
  return {
    entry,
    commonParams: params,
    borrower: () => (borrower ??= borrowerOf(storage, entry.params, isConfirmed)),
    confirm() {
      if (isConfirmed || known.sessionId === undefined) return;
      isConfirmed = true;
      claimItems(window, known);
      borrower = undefined;
      for (const handler of whenConfirmed) handler();
    },
    end() {
      known = endSession(window, known);
      kept = readStored(window);
      endings += 1;
      for (const handler of whenEnded) handler();
    },
    endings: () => endings,
    onEnd: register(whenEnded),
    onConfirm: register(whenConfirmed),
    isOfTab() {
      const stored = readStored(window);
      return stored?.sessionId === kept?.sessionId && !areDifferentPeople(stored ?? {}, kept ?? {});
    },
    navigateExternal: (link, options) => navigateExternal(navigator, link, options),
  };
}
