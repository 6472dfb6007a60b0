import { borrowerOf, isOfAnother, readSession } from '@peace/session';
import {
  lifetimesMs,
  localItems,
  type ItemDeclaration,
  type ItemStorage,
  type Json,
  type TimedLifetime,
} from '@peace/web-platform/storage';
import { systemClock, type Clock } from '@peace/money-date';
import { custom, nullable, number, object, optional, string, type GenericSchema } from 'valibot';
import type { Services } from '#shared/services.tsx';

/** An item with an end, of a borrower or about a subject. A borrower's is never read by another borrower. */
export type TimedItem<Value extends Json> = ItemDeclaration<Value, Value> & {
  readonly schema: GenericSchema<Value>;
  readonly lifetime: TimedLifetime;
};

/** The envelope of any release: of what is not there or not as expected, nothing is known. */
const lenient = custom<{ readonly [part in 'owner' | 'storedAt' | 'value']?: Json }>(
  (value) => typeof value === 'object' && value !== null,
);

/** An item in the storage, as its owner sees it. Nothing here throws. */
export interface OpenedItem<Value> {
  /** Within our namespace. */
  readonly key: string;
  readonly read: () => Value | null;
  /** A stored item that `read` does not return: of another release, broken, or (`isOfSubject`, or without a session) of another owner. */
  readonly readUnreadable: () => UnreadableItem | null;
  /** Returns the owner of the item; null where there is no item, or where its time is over. */
  readonly whose: () => 'own' | 'otherBorrower' | null;
  /** False when nothing was stored: the storage took nothing, or has what a page without a session may not replace. */
  readonly write: (value: Value | null) => boolean;
}

/** An item that is not read, as far as it can be read. */
export interface UnreadableItem {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

export interface ItemAccess {
  readonly storage: ItemStorage;
  readonly clock: Clock;
  /** The caller's user and phone as salted hashes (`borrowerOf` of `@peace/session`); null while they are not known. */
  readonly borrower: string | null;
}

/**
 * Opens a stored item. One that has expired is removed when it is read; `removeExpired` removes those that are not.
 *
 * @param subject what it is about, where there is one for each: an order, a product
 */
export function openItem<Value extends Json>(
  access: ItemAccess,
  declaration: TimedItem<Value>,
  subject?: string,
): OpenedItem<Value> {
  const { key: kind, schema, owner, lifetime, keepsUnreadable = false, isOfSubject = false } = declaration;
  const key = subject === undefined ? kind : `${kind}:${subject}`;
  const { storage, clock } = access;
  // Read at each use, because a session without user or phone gets its borrower once the backend has accepted it.
  const borrower = () => (owner === 'device' ? null : access.borrower);
  const isReadable = (storedOwner: string | null) => {
    const caller = borrower();
    return storedOwner === null || caller === null ? storedOwner === caller : !isOfAnother(storedOwner, caller);
  };
  const lifetimeMs = lifetimesMs[lifetime];
  // The envelope has the value, its owner, its start and its end. Releases before 1.0 wrote no end.
  const times = { storedAt: number(), until: optional(number()) };
  const envelope = object({ owner: nullable(string()), ...times, value: schema });
  const item = storage.item({ ...declaration, key, schema: envelope });
  const asFound = {
    ...declaration,
    key,
    schema: lenient,
    migrate: (value: unknown) => value,
    keepsUnreadable: true,
  };
  const ofAnyRelease = () => storage.item({ ...asFound, version: Number.MAX_SAFE_INTEGER }).read();
  const whose = () => {
    if (!item.isPresent()) return null;
    const { owner: found, storedAt } = ofAnyRelease() ?? {};
    if (clock.now() - Number(storedAt ?? Number.NaN) >= lifetimeMs) return null;
    return typeof found === 'string' && !isReadable(found) ? 'otherBorrower' : 'own';
  };
  return {
    key,
    read: () => {
      const stored = item.read();
      if (stored === null || !isReadable(stored.owner)) return null;
      // A time in the future is no age: the clock was ahead when it was stored.
      if (clock.now() - stored.storedAt < lifetimeMs) return stored.value;
      item.clear();
      return null;
    },
    readUnreadable: () => {
      if (!keepsUnreadable || !item.isPresent()) return null;
      const readable = item.read();
      if (readable !== null && isReadable(readable.owner)) return null;
      const found = ofAnyRelease() ?? {};
      // If the page has no borrower, the item may be the page's own, so it is reported as present.
      const isHidden = typeof found.owner === 'string' && !isReadable(found.owner);
      if (isHidden && !isOfSubject && borrower() !== null) return null;
      const now = clock.now();
      const storedAt = Number(found.storedAt ?? Number.NaN);
      if (now - storedAt >= lifetimeMs) {
        item.clear();
        return null;
      }
      if (!Number.isNaN(storedAt)) return { value: found.value, storedAt };
      // Nothing says since when it is there, so its time begins now, and its end is stored with it.
      const dated = { owner: borrower(), storedAt: now, until: now + lifetimeMs, value: null };
      storage.item(asFound).write(dated);
      return { value: null, storedAt: now };
    },
    whose,
    write: (value) => {
      const now = clock.now();
      const written = { owner: borrower(), storedAt: now, until: now + lifetimeMs };
      // A page without a session keeps another borrower's item: that borrower may only have lost the session with the tab.
      if (written.owner === null && !keepsUnreadable && whose() === 'otherBorrower') return false;
      if (value !== null) return item.write({ ...written, value }).kind === 'written';
      item.clear();
      return true;
    },
  };
}

/** An item is opened with these, for the borrower who calls. */
export function itemAccessOf({ storage, clock, session }: Pick<Services, 'storage' | 'clock' | 'session'>): ItemAccess {
  return {
    storage,
    clock,
    get borrower() {
      return session.borrower();
    },
  };
}

/** The same for an early page, which has no services. `isAccepted`: the backend has answered it a call that needs a session. */
export function earlyItemAccess(window: Window, isAccepted = false): ItemAccess {
  const storage = localItems(window);
  return { storage, clock: systemClock, borrower: borrowerOf(storage, readSession(window).params, isAccepted) };
}
