import { comparablePhone } from '@peace/validators';
import {
  clearItems,
  defineItem,
  localItems,
  ownerOfText,
  readLocalItem,
  type ItemOwner,
  type ItemSchema,
  type ItemStorage,
} from '@peace/web-platform/storage';
import type { SessionParams } from './session-param.ts';
import { sha256 } from './sha-256.ts';

/** The two storages of a page. Reading either may throw where the browser blocks it. */
export interface StorageWindow {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
}

/** Envelopes before 1.0 do not name the owner. Unlisted items are a borrower's. Remove this 30 days after 1.0. */
function ownerBefore1(key: string): ItemOwner {
  if (/^(?:locale|session-params)$/.test(key)) return 'device';
  return /^(?:payment|application|complaint|complaint-rating|bank-account|card-code|receipts):|^application-receipts$/.test(
    key,
  )
    ? 'record'
    : 'borrower';
}

const ownerOf = (key: string, text: string): ItemOwner => ownerOfText(text) ?? ownerBefore1(key);

/** The known identity of this device's borrower; hashes are 16 hexadecimal digits. */
type Owner = {
  /** Random, of this device: the same person has other hashes on another one. */
  readonly salt: string;
  /** Hashes of user and phone of the last session that the backend accepted; null before the first one. */
  readonly prints: string | null;
  /** The hash of that session's id. Missing in what releases before 1.0 wrote. */
  readonly session?: string;
};

const ownerSchema: ItemSchema<Owner, Owner> = {
  '~standard': { validate: (value) => (isOwner(value) ? { value } : { issues: ['not an owner'] }) },
};

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && 'salt' in value && typeof value.salt === 'string' && 'prints' in value;

const ownerItem = defineItem({ key: 'owner', version: 2, schema: ownerSchema, owner: 'device', lifetime: 'no end' });

function readOwner(storage: ItemStorage): Owner {
  const item = storage.item(ownerItem);
  const stored = item.read();
  if (stored !== null) return stored;
  const owner = { salt: crypto.getRandomValues(new Uint32Array(4)).join('-'), prints: null };
  item.write(owner);
  return owner;
}

/**
 * The caller's user and phone as salted hashes, joined by a dot; the hash of an unknown one is empty. If the session names the device's
 * owner, a missing hash is taken from the owner. Null without a session. Also null, until the backend has accepted the session, if
 * it neither shares an identifier with the owner nor contradicts one: anyone can make up a session id, and the owner's items must not
 * be shown for it.
 *
 * @param isAccepted the backend has accepted this session, also where that is not stored yet
 */
export function borrowerOf(storage: ItemStorage, params: SessionParams, isAccepted = false): string | null {
  return params.sessionId === undefined ? null : borrowerFrom(readOwner(storage), params, isAccepted);
}

/** The same for a page's first script: stores nothing. Null also on a device that has no owner. */
export function earlyBorrowerOf(window: Pick<StorageWindow, 'localStorage'>, params: SessionParams): string | null {
  const owner = readLocalItem(window, ownerItem);
  return owner && borrowerFrom(owner, params, false);
}

/** Whether a session names another person than the device's owner. Stores nothing. */
export function contradictsOwner(window: Pick<StorageWindow, 'localStorage'>, params: SessionParams): boolean {
  const owner = readLocalItem(window, ownerItem);
  return owner !== null && owner.prints !== null && isOfAnother(owner.prints, printsOf(owner, params));
}

function borrowerFrom(owner: Owner, params: SessionParams, isAccepted: boolean): string | null {
  const { sessionId } = params;
  if (sessionId === undefined) return null;
  const own = printsOf(owner, params);
  if (owner.prints === null || isOfAnother(owner.prints, own)) return own;
  const known = owner.prints.split('.');
  const merged = own
    .split('.')
    .map((part, kind) => part || known[kind])
    .join('.');
  if (sharesIdentifier(owner.prints, own)) return merged;
  if (!isAccepted && owner.session !== hashOf(owner, 'session', sessionId)) return null;
  return own === unnamed ? merged : own;
}

/** 64 bits tell the people of one phone apart. */
const hashOf = ({ salt }: Owner, kind: string, id: string) => sha256(`${salt} ${kind} ${id}`).slice(0, 16);

function printsOf(owner: Owner, { userId, mobilePhone }: SessionParams): string {
  const user = userId === undefined ? '' : hashOf(owner, 'user', userId);
  return `${user}.${mobilePhone === undefined ? '' : phonePrintOf(owner, mobilePhone)}`;
}

/** The hash of a phone in its one spelling. Releases before 1.0 hashed it as it came: the owner's is recognised in every spelling. */
function phonePrintOf(owner: Owner, phone: string): string {
  const number = comparablePhone(phone);
  const print = hashOf(owner, 'phone', number);
  const known = owner.prints?.split('.')[1];
  if (!known || known === print) return print;
  const asItCame = ['', '63', '+63', ' 63'].map((prefix) => prefix + number.replace(/^0/, ''));
  return [phone, ...asItCame].some((text) => hashOf(owner, 'phone', text) === known) ? known : print;
}

/** The hashes of a session that says neither user nor phone. */
const unnamed = '.';

/** Whether two people's hashes contradict each other: by user where both name one, else by phone. One that is missing says nothing. */
export function isOfAnother(owner: string, borrower: string): boolean {
  const [[user, phone], [otherUser, otherPhone]] = [owner.split('.'), borrower.split('.')];
  if (user && otherUser) return user !== otherUser;
  return Boolean(phone && otherPhone && phone !== otherPhone);
}

/**
 * Makes the caller the owner of what is stored, once the backend has accepted the session: a link alone proves no identity.
 * It deletes items of another borrower or without an owner, except records, which expire by themselves. Never throws.
 */
export function claimItems(window: StorageWindow, params: SessionParams): void {
  const storage = localItems(window);
  const borrower = borrowerOf(storage, params, true);
  if (borrower === null || params.sessionId === undefined) return;
  const owner = readOwner(storage);
  const isAnother = owner.prints === null || isOfAnother(owner.prints, borrower);
  if (isAnother) {
    clearItems.ofDevice(window, (key, text) => ownerOf(key, text) !== 'borrower' || isOwnedBy(borrower, text));
    clearItems.ofTab(window, (key, text) => ownerOf(key, text) === 'device');
  }
  // An identifier that never came in one session with the owner's is not assumed to belong to the owner.
  const isTaken = isAnother || owner.prints === unnamed || sharesIdentifier(owner.prints ?? '', borrower);
  const prints = isTaken ? borrower : owner.prints;
  const session = hashOf(owner, 'session', params.sessionId);
  if (prints !== owner.prints || session !== owner.session)
    storage.item(ownerItem).write({ salt: owner.salt, prints, session });
}

function sharesIdentifier(owner: string, borrower: string): boolean {
  const known = owner.split('.');
  return borrower.split('.').some((part, kind) => part !== '' && part === known[kind]);
}

/** Whether an item of the device says itself that it is this borrower's. */
function isOwnedBy(borrower: string, text: string): boolean {
  try {
    const { value }: { readonly value?: { readonly owner?: unknown } | null } = JSON.parse(text);
    return typeof value?.owner === 'string' && !isOfAnother(value.owner, borrower);
  } catch {
    return false;
  }
}
