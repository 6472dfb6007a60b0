import { isInShell } from '@peace/bridge/shell-presence';
import { comparablePhone } from '@peace/validators';
import { readAddress, readQuery, replaceQuery } from '@peace/web-platform';
import { defineItem, readSessionItem, sessionItems } from '@peace/web-platform/storage';
import { contradictsOwner } from './borrower-items.ts';
import { withoutNames } from './query.ts';
import type { SessionWindow } from './session-window.ts';
import {
  isUsable,
  paramsSchema,
  type SessionParamName,
  sessionParamNames,
  type SessionParams,
} from './session-param.ts';

type ReadWindow = Omit<SessionWindow, 'history'>;

/** The caller's identity in the address and in this tab's storage. */
export interface ReadSession {
  readonly params: SessionParams;
  /** A parameter of the address was not taken: it is broken, repeated, or names a person without a session. */
  readonly hasIgnored: boolean;
}

/**
 * Reads the session from the address and from this tab's storage, and changes neither: for what is asked of the backend
 * before the app has started. Never throws.
 */
export function readSession(window: Omit<ReadWindow, 'localStorage'>): ReadSession {
  const query = readQuery(window);
  const { given, hasIgnored } = readGiven(query);
  const stored = readStored(window) ?? {};
  const kept = namesSomeoneElse(query, stored) ? {} : stored;
  // Without a session of its own a link changes nothing of the tab's.
  const isKept = given.sessionId === undefined && kept.sessionId !== undefined;
  return {
    params: isKept ? kept : { ...kept, ...given },
    hasIgnored,
  };
}

/** Reads the session from the address and from this tab's storage, keeps it, and scrubs the address. Never throws. */
export function enterSession(window: SessionWindow): ReadSession {
  const read = readSession(window);
  storeParams(window, read.params);
  scrub(window);
  return read;
}

/**
 * Stores the session in this tab and scrubs the address: all that a page needs that is left before its app has entered the session.
 * False where the tab cannot store it: then the address keeps it, and the page must not be left by a load.
 */
export function storeSession(window: SessionWindow, params: SessionParams): boolean {
  const isStored = storeParams(window, params);
  if (isStored) scrub(window);
  return isStored;
}

function storeParams(window: Pick<SessionWindow, 'sessionStorage'>, params: SessionParams): boolean {
  const item = sessionItems(window).item(storedParams);
  // First cleared: if the write fails, a reload must find no session rather than the previous person's.
  item.clear();
  return Object.keys(params).length === 0 || item.write(params).kind === 'written';
}

/** Ends the tab's session. What the shell said of device and app stays: the next calls carry it, as those before a login do. */
export function endSession(window: Pick<SessionWindow, 'sessionStorage'>, params: SessionParams): SessionParams {
  const { sessionId: _, userId: _user, mobilePhone: _phone, ...rest } = params;
  storeParams(window, rest);
  return rest;
}

/** Forgets the session that this tab keeps: for the developers' page, whose simulated web view is to start as a new one. */
export function forgetSession(window: Pick<SessionWindow, 'sessionStorage'>): void {
  sessionItems(window).item(storedParams).clear();
}

/** The parameters that must reach neither history, `Referer`, analytics nor an error report. */
const scrubbedNames = ['sessionId', 'userId', 'mobilePhone', 'deviceId'] as const;

function scrub(window: SessionWindow): void {
  // The text as it is in the address, so that what stays is not encoded again.
  const query = new URL(readAddress(window)).search.replace(/^\?/, '');
  const rest = withoutNames(query, scrubbedNames);
  if (rest !== query) replaceQuery(window, rest);
}

/** The session that this tab keeps; null without one. */
export function readStored(window: Pick<SessionWindow, 'sessionStorage'>): SessionParams | null {
  return readSessionItem(window, storedParams);
}

const storedParams = defineItem({
  key: 'session-params',
  version: 1,
  schema: paramsSchema,
  owner: 'device',
  lifetime: 'the visit',
});

function readGiven(query: URLSearchParams): { given: SessionParams; hasIgnored: boolean } {
  const given: Partial<Record<SessionParamName, string>> = {};
  let hasIgnored = false;
  for (const name of sessionParamNames) {
    // An empty parameter is how the shell writes one it does not have.
    const values = new Set(query.getAll(name).filter((value) => value !== ''));
    const [value] = values;
    if (value === undefined) continue;
    if (values.size === 1 && isUsable(value)) given[name] = value;
    else hasIgnored = true;
  }
  if (given.sessionId !== undefined) return { given, hasIgnored };
  // A link is untrusted: without a session it names no person.
  const { userId, mobilePhone, ...rest } = given;
  return { given: rest, hasIgnored: hasIgnored || (userId ?? mobilePhone) !== undefined };
}

const personNames = ['userId', 'mobilePhone'] as const;

/**
 * Whether the address speaks of another person than the stored session, so that nothing of that session may be used: any
 * other session id (also one too broken to use), or beside the same one another user or phone.
 */
function namesSomeoneElse(query: URLSearchParams, stored: SessionParams): boolean {
  const [ids = [], users = [], phones = []] = (['sessionId', ...personNames] as const).map((name) =>
    query.getAll(name).filter((value) => value !== ''),
  );
  if (stored.sessionId === undefined || ids.length === 0) return false;
  if (ids.some((id) => id !== stored.sessionId)) return true;
  return [
    ...users.map((userId) => ({ userId })),
    ...phones.map((mobilePhone) => ({ mobilePhone, userId: users[0] })),
  ].some((named) => areDifferentPeople(named, stored));
}

type Named = Pick<SessionParams, 'userId' | 'mobilePhone'>;

/** By user where both name one, else by phone, in whatever spelling. One that is missing says nothing. */
export function areDifferentPeople(one: Named, other: Named): boolean {
  if (one.userId !== undefined && other.userId !== undefined) return one.userId !== other.userId;
  if (one.mobilePhone === undefined || other.mobilePhone === undefined) return false;
  return comparablePhone(one.mobilePhone) !== comparablePhone(other.mobilePhone);
}

/**
 * The tab's session that the link's session would replace, if the borrower has to confirm that before the page starts; null otherwise.
 * A link proves no identity, so in a browser any other session id needs confirmation. In a tab without a session, one that contradicts
 * the owner of the stored items does (the returned session then has no user or phone). A shell decides for itself. Stores nothing, never
 * throws.
 */
export function findReplacedSession(window: ReadWindow): SessionParams | null {
  const { given } = readGiven(readQuery(window));
  const stored = readStored(window) ?? {};
  if (given.sessionId === undefined || isInShell(window)) return null;
  const isOther =
    stored.sessionId === undefined
      ? contradictsOwner(window, given)
      : given.sessionId !== stored.sessionId || areDifferentPeople(given, stored);
  return isOther ? stored : null;
}
