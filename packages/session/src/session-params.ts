import { readAddress, readQuery, replaceQuery } from '@peace/web-platform';
import { declareItem, readSessionItem, sessionItems } from '@peace/web-platform/storage';
import { withoutNames } from './query.ts';
import type { SessionWindow } from './session-window.ts';
import {
  faultOf,
  paramsSchema,
  type SessionParamName,
  sessionParamNames,
  type SessionParams,
} from './session-param.ts';

/** A parameter of the address that was not taken. Its value is not repeated here: it may be personal. */
export interface IgnoredParam {
  readonly name: SessionParamName;
  readonly reason: 'too-long' | 'control-characters' | 'repeated' | 'no-session';
}

/** What the address and this tab's storage say of who is calling. */
export interface ReadSession {
  readonly params: SessionParams;
  readonly ignored: readonly IgnoredParam[];
  /** The tab's session of another person, which the link would replace; null where it replaces none. To be asked about first. */
  readonly replaces: SessionParams | null;
}

export interface SessionEntry extends Omit<ReadSession, 'replaces'> {
  /** False when the browser refused to change the address: it still names the borrower. */
  readonly scrubbed: boolean;
}

/**
 * Reads the session from the address and from this tab's storage, and changes neither: for what is asked of the backend
 * before the app has started. Never throws.
 */
export function readSession(window: Omit<SessionWindow, 'history' | 'localStorage'>): ReadSession {
  const query = readQuery(window);
  const { given, ignored } = readGiven(query);
  const stored = readStored(window) ?? {};
  // What stays in the address after the session was taken out says what is stored.
  const isKnown = ({ name, reason }: IgnoredParam) => reason === 'no-session' && query.get(name) === stored[name];
  return {
    params: { ...(namesSomeoneElse(query, stored) ? {} : stored), ...given },
    ignored: ignored.filter((param) => !isKnown(param)),
    replaces: isOfAnother(given, stored) ? stored : null,
  };
}

/** Reads the session from the address and from this tab's storage, keeps it, and scrubs the address. Never throws. */
export function enterSession(window: SessionWindow): SessionEntry {
  const { params, ignored } = readSession(window);
  storeParams(window, params);
  return { params, ignored, scrubbed: scrub(window) };
}

/**
 * Stores the session in this tab and scrubs the address: all that a page needs that is left before its app has entered the session.
 * False where the tab cannot store it: then the address keeps it, and the page must not be left by a load.
 */
export function storeSession(window: SessionWindow, params: SessionParams): boolean {
  const isStored = storeParams(window, params) || Object.keys(params).length === 0;
  if (isStored) scrub(window);
  return isStored;
}

function storeParams(window: SessionWindow, params: SessionParams): boolean {
  const item = sessionItems(window).item(storedParams);
  // First cleared: if the write fails, a reload must find no session rather than the previous person's.
  item.clear();
  return item.write(params).kind === 'written';
}

/** Forgets the session that this tab keeps: for the developers' page, whose simulated web view is to start as a new one. */
export function forgetSession(window: Pick<SessionWindow, 'sessionStorage'>): void {
  sessionItems(window).item(storedParams).clear();
}

/** The parameters that must reach neither history, `Referer`, analytics nor an error report. */
const scrubbedNames = ['sessionId', 'userId', 'mobilePhone', 'deviceId'] as const;

function scrub(window: SessionWindow): boolean {
  // The text as it is in the address, so that what stays is not encoded again.
  const query = new URL(readAddress(window)).search.replace(/^\?/, '');
  const rest = withoutNames(query, scrubbedNames);
  return rest === query || replaceQuery(window, rest).kind === 'replaced';
}

/** The session that this tab keeps; null without one. */
export function readStored(window: Pick<SessionWindow, 'sessionStorage'>): SessionParams | null {
  return readSessionItem(window, storedParams);
}

const storedParams = declareItem({ key: 'session-params', version: 1, schema: paramsSchema });

function readGiven(query: URLSearchParams): { given: SessionParams; ignored: IgnoredParam[] } {
  const given: Partial<Record<SessionParamName, string>> = {};
  const ignored: IgnoredParam[] = [];
  for (const name of sessionParamNames) {
    // An empty parameter is how the shell writes one it does not have.
    const values = new Set(query.getAll(name).filter((value) => value !== ''));
    const [value] = values;
    if (value === undefined) continue;
    const reason = values.size > 1 ? 'repeated' : faultOf(value);
    if (reason) ignored.push({ name, reason });
    else given[name] = value;
  }
  if (given.sessionId !== undefined) return { given, ignored };
  // A link is untrusted: without a session its caller, device and merchant are ignored.
  const names = sessionParamNames.filter((name) => given[name] !== undefined);
  return { given: {}, ignored: [...ignored, ...names.map((name) => ({ name, reason: 'no-session' }) as const)] };
}

/**
 * Whether the address speaks of another person than the stored session, so that nothing of that session may be used: any
 * other session id (also one too broken to use), or beside the same one another user or phone.
 */
function namesSomeoneElse(query: URLSearchParams, stored: SessionParams): boolean {
  const given = (name: SessionParamName) => query.getAll(name).filter((value) => value !== '');
  const differs = (name: SessionParamName) => given(name).some((value) => value !== stored[name]);
  const contradicts = (name: SessionParamName) => stored[name] !== undefined && differs(name);
  if (given('sessionId').length === 0) return false;
  return differs('sessionId') || contradicts('userId') || contradicts('mobilePhone');
}

/** What says whose a session is. */
const personNames = ['userId', 'mobilePhone'] as const;

/**
 * Whether a link's session is of another person than the stored one: where one of their identifiers of the same kind differs,
 * and where another session names none of those that are stored. A link without them could be anyone's.
 */
function isOfAnother(given: SessionParams, stored: SessionParams): boolean {
  if (given.sessionId === undefined || stored.sessionId === undefined) return false;
  const known = personNames.filter((name) => stored[name] !== undefined);
  if (known.some((name) => given[name] !== undefined && given[name] !== stored[name])) return true;
  if (given.sessionId === stored.sessionId || known.length === 0) return false;
  return known.every((name) => given[name] === undefined);
}
