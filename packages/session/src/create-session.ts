import type { Bridge } from '@peace/bridge';

import { commonParams } from './common-params.ts';
import { leaveTo, type LeaveOptions, type LeaveOutcome } from './leave-to.ts';
import { enterSession, type SessionEntry } from './session-params.ts';
import type { SessionWindow } from './session-window.ts';

/** Who is calling, and the door out. */
export interface Session {
  /** What the address and this tab's storage said when the page started. */
  readonly entry: SessionEntry;
  /** The parameters every call of the backend carries. */
  commonParams(): Record<string, string>;
  /** The only door out of the page; see {@link leaveTo}. */
  leaveTo(link: string, options?: LeaveOptions): Promise<LeaveOutcome>;
}

/** What a session is made of. */
export interface SessionOptions {
  readonly window: SessionWindow;
  readonly bridge: Pick<Bridge, 'send'>;
  readonly config?: {
    /** `peace` unless the shell has another (`VITE_NATIVE_SCHEME`). */
    readonly nativeScheme?: string;
    /** Origins besides our own that may learn who is calling (`VITE_TRUSTED_ORIGINS`). */
    readonly trustedOrigins?: readonly string[];
  };
}

/** Reads the session once and scrubs the address: call it before anything else looks there. Never throws. */
export function createSession({ window, bridge, config = {} }: SessionOptions): Session {
  const entry = enterSession(window);
  const { nativeScheme = 'peace', trustedOrigins = [] } = config;
  const params = () => commonParams(entry.params);
  const door = { location: window.location, bridge, nativeScheme, trustedOrigins, commonParams: params };
  return { entry, commonParams: params, leaveTo: (link, options) => leaveTo(door, link, options) };
}
