import { clearItems, declareItem, localItems, type ItemSchema, type ItemStorage } from '@peace/web-platform/storage';
import type { SessionParams } from './session-param.ts';
import { sha256 } from './sha-256.ts';

/** The two storages of a page. Reading either may throw where the browser blocks it. */
export interface StorageWindow {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
}

/**
 * What another borrower finds as it was: the language, what the tab's shell and history are like, the developers' tools, and
 * the session that has just been stored. Everything else in our namespace belongs to a borrower, also an unlisted item.
 */
const belongsToDevice =
  /^(?:locale|visit-locale|own-bar|entries-behind|followed-link|session-params|owner|(?:page|dev-preview)-.+)$/;

/** Records of what was paid, applied for and sent: hidden from another borrower, and stored until they end. */
const isRecord =
  /^(?:(?:payment|application|complaint|complaint-rating|bank-account|card-code|receipts):.+|application-receipts)$/;

/** What is known of this device's borrower; hashes are 16 hexadecimal digits. */
type Owner = {
  /** Random, of this device: the same person has other hashes on another one. */
  readonly salt: string;
  /** Hashes of user and phone of the last session that the backend accepted; null before the first one. */
  readonly prints: string | null;
};

const ownerSchema: ItemSchema<Owner, Owner> = {
  '~standard': { validate: (value) => (isOwner(value) ? { value } : { issues: ['not an owner'] }) },
};

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && 'salt' in value && typeof value.salt === 'string' && 'prints' in value;

const ownerIn = (storage: ItemStorage) => storage.item(declareItem({ key: 'owner', version: 2, schema: ownerSchema }));

function readOwner(storage: ItemStorage): Owner {
  const item = ownerIn(storage);
  const stored = item.read();
  if (stored !== null) return stored;
  const owner = { salt: crypto.getRandomValues(new Uint32Array(4)).join('-'), prints: null };
  item.write(owner);
  return owner;
}

/**
 * Who calls, as salted hashes of user and phone with a dot between, each empty where it is not known: what the session does not say is
 * taken from the device's owner where both name the same person. Null without a session.
 */
export function borrowerOf(storage: ItemStorage, { sessionId, userId, mobilePhone }: SessionParams): string | null {
  if (sessionId === undefined) return null;
  const { salt, prints: owner } = readOwner(storage);
  // 64 bits tell the people of one phone apart.
  const hashOf = (kind: string, id: string | undefined) =>
    id === undefined ? '' : sha256(`${salt} ${kind} ${id}`).slice(0, 16);
  const own = [hashOf('user', userId), hashOf('phone', mobilePhone)];
  const borrower = own.join('.');
  const known = (owner ?? unnamed).split('.');
  const isOwners = borrower === unnamed || own.some((part, kind) => part !== '' && part === known[kind]);
  if (!isOwners || isOfAnother(owner ?? unnamed, borrower)) return borrower;
  return own.map((part, kind) => part || known[kind]).join('.');
}

/** The hashes of a session that says neither user nor phone. */
const unnamed = '.';

/** Whether two people's hashes contradict each other: one of the same kind differs. One that is missing says nothing. */
export function isOfAnother(owner: string, borrower: string): boolean {
  const own = borrower.split('.');
  return owner.split('.').some((hash, kind) => hash !== '' && own[kind] !== '' && hash !== own[kind]);
}

/**
 * Makes the caller the owner of what is stored, once the backend has accepted the session: a link alone proves no identity.
 * What is another borrower's, or has no owner, is deleted, except records, which end by themselves. Never throws.
 */
export function claimItems(window: StorageWindow, params: SessionParams): void {
  const storage = localItems(window);
  const borrower = borrowerOf(storage, params);
  if (borrower === null) return;
  const { salt, prints: owner } = readOwner(storage);
  if (owner === null || isOfAnother(owner, borrower)) {
    const isKept = (key: string) => belongsToDevice.test(key);
    clearItems.ofDevice(window, (key, text) => isKept(key) || isRecord.test(key) || isOwnedBy(borrower, text));
    clearItems.ofTab(window, isKept);
  } else if (!names(borrower, owner)) return;
  if (owner !== borrower) ownerIn(storage).write({ salt, prints: borrower });
}

/** Whether the first says all that the second says, so that nothing is lost where it takes its place. */
const names = (borrower: string, owner: string): boolean => {
  const own = borrower.split('.');
  return owner.split('.').every((hash, kind) => hash === '' || hash === own[kind]);
};

/** Whether an item of the device says itself that it is this borrower's. */
function isOwnedBy(borrower: string, text: string): boolean {
  try {
    const { value }: { readonly value?: { readonly owner?: unknown } | null } = JSON.parse(text);
    return typeof value?.owner === 'string' && !isOfAnother(value.owner, borrower);
  } catch {
    return false;
  }
}
