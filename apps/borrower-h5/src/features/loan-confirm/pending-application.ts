import type { ItemStorage, StoredItem } from '@peace/web-platform/storage';
import * as v from 'valibot';

const schema = v.object({
  /** When it was sent, in milliseconds. */
  sentAt: v.number(),
  /** The orders there were before it; null when they were not known. */
  before: v.nullable(v.array(v.string())),
});

/** An application that was sent and whose answer has not been read. */
export type PendingApplication = v.InferOutput<typeof schema>;

/**
 * Remembers an application while it waits for its answer, so that a page that was reloaded, or killed by the phone in the
 * middle of it, looks for the order before it offers to apply again.
 */
export function pendingApplication(storage: ItemStorage, productId: string): StoredItem<PendingApplication> {
  return storage.item({ key: `application:${productId}`, version: 1, schema });
}

/** For how long that is worth anything: later the orders have changed for other reasons. */
const FRESH_MS = 60 * 60 * 1000;

/** Whether the orders still tell what became of it. */
export function isFresh({ sentAt }: PendingApplication, now: number): boolean {
  return now - sentAt >= 0 && now - sentAt < FRESH_MS;
}
