import type { Json } from '@peace/web-platform/storage';
import * as v from 'valibot';
import type { PageAccess } from './page-access.ts';

/** Something that outlives the page. `docs/stored-items.md` lists all of them, compared with the declarations by a test. */
export interface StoredItemDeclaration<Value extends Json> {
  /** Its name within our namespace; items of one kind about different things add theirs behind a colon. */
  readonly key: string;
  /** Raised when the schema changes incompatibly; what is stored under another one is discarded. */
  readonly version: number;
  readonly schema: v.GenericSchema<Value>;
  /** Whose it is. What belongs to a borrower is never read by another one. */
  readonly owner: 'borrower' | 'device';
  /** After so many milliseconds it counts as gone; null: until it is cleared. */
  readonly lifetimeMs: number | null;
  /** Why it is stored, in one sentence. */
  readonly purpose: string;
}

/** Declares a stored item. */
export function defineStoredItem<Value extends Json>(
  declaration: StoredItemDeclaration<Value>,
): StoredItemDeclaration<Value> {
  return declaration;
}

/** An item in the storage, as its owner sees it. Nothing here throws. */
export interface OpenedItem<Value> {
  /** Within our namespace. */
  readonly key: string;
  readonly read: () => Value | null;
  /** False when the storage took nothing: the value lives as long as the page. */
  readonly write: (value: Value | null) => boolean;
}

/**
 * Opens a stored item.
 *
 * @param subject what it is about, where there is one for each: an order, a product
 */
export function openItem<Value extends Json>(
  { storage, clock, borrower }: Pick<PageAccess, 'storage' | 'clock' | 'borrower'>,
  { key: kind, version, schema, owner, lifetimeMs }: StoredItemDeclaration<Value>,
  subject?: string,
): OpenedItem<Value> {
  const key = subject === undefined ? kind : `${kind}:${subject}`;
  const whose = owner === 'device' ? null : borrower;
  // What is written: the value, whose it is and since when.
  const envelope = v.object({ owner: v.nullable(v.string()), storedAt: v.number(), value: schema });
  const item = storage.item({ key, version, schema: envelope });
  const isCurrent = ({ storedAt }: { readonly storedAt: number }) => {
    const age = clock.now() - storedAt;
    return lifetimeMs === null || (age >= 0 && age < lifetimeMs);
  };
  return {
    key,
    read: () => {
      const stored = item.read();
      return stored && stored.owner === whose && isCurrent(stored) ? stored.value : null;
    },
    write: (value) => {
      if (value !== null) return item.write({ owner: whose, storedAt: clock.now(), value }).kind === 'written';
      item.clear();
      return true;
    },
  };
}
