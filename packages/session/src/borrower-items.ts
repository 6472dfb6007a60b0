import {
  clearItems,
  declareItem,
  localItems,
  sessionItems,
  type ItemSchema,
  type ItemStorage,
} from '@peace/web-platform/storage';
import type { SessionParams } from './session-param.ts';

/** The two storages of a page. Reading either may throw where the browser blocks it. */
export interface StorageWindow {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
}

/**
 * What another borrower finds as it was: the language, what the tab's shell and history are like, the developers' tools.
 * Everything else in our namespace belongs to a borrower, also an unlisted item. `docs/stored-items.md` lists them.
 */
const belongsToDevice = /^(?:locale|visit-locale|own-bar|entries-behind|followed-link|(?:page|dev-preview)-.+)$/;

const ownerSchema: ItemSchema<string, string> = {
  '~standard': { validate: (value) => (typeof value === 'string' ? { value } : { issues: ['not an owner'] }) },
};

/**
 * Clears what is stored for another borrower than the one who calls now, except what names its owner and is hidden from
 * others: payments and applications that are under way, receipts, drafts, codes. Without a session it changes nothing. To be called before anything stored is read. Never throws.
 */
export function clearForNewBorrower(window: StorageWindow, params: SessionParams): void {
  const borrower = borrowerOf(params);
  if (borrower === null) return;
  const isKept = (key: string) => belongsToDevice.test(key);
  claim(localItems(window), borrower, () => clearItems.ofDevice(window, (key, text) => isKept(key) || hasOwner(text)));
  claim(sessionItems(window), borrower, () => clearItems.ofTab(window, isKept));
}

function claim(items: ItemStorage, borrower: string, clear: () => void): void {
  const owner = items.item(declareItem({ key: 'owner', version: 1, schema: ownerSchema }));
  // What is there without an owner is from a time or a page that stored none: whose it is is unknown.
  if (owner.read() === borrower) return;
  clear();
  owner.write(borrower);
}

/**
 * Whether an item of the device says itself whose it is: no other borrower reads it, and it ends by itself. A link is not
 * proof of who opens it: it deletes neither what keeps a payment from being made twice nor the receipts.
 */
function hasOwner(text: string): boolean {
  try {
    const { value }: { readonly value?: { readonly owner?: unknown } | null } = JSON.parse(text);
    return typeof value?.owner === 'string';
  } catch {
    return false;
  }
}

/**
 * Who calls, as a fingerprint: the same text for the same person, also with another session; null where the shell did not say.
 */
export function borrowerOf({ userId, mobilePhone, sessionId }: SessionParams): string | null {
  if (userId !== undefined) return fingerprint(`user ${userId}`);
  if (mobilePhone !== undefined) return fingerprint(`phone ${mobilePhone}`);
  return sessionId === undefined ? null : fingerprint(`session ${sessionId}`);
}

/** FNV-1a. It outlives the session on the device, so it is to distinguish people without naming one. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
