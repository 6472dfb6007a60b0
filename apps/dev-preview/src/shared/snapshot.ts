import { journalEntrySchema, type JournalEntry } from '@peace/sandbox/client';
import type { StoredText } from '@peace/web-platform/stored-texts';
import { object, picklist, string } from 'valibot';
import { parsed } from './arrangement.ts';
import { movedTimes } from './moved-times.ts';

/** What had happened when a link was copied: in the sandbox since its scenario, and what the page had stored. */
export interface Snapshot {
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly journal: readonly JournalEntry[];
  readonly stored: readonly StoredText[];
}

const storedSchema = object({ area: picklist(['local', 'session']), key: string(), text: string() });

/** Of this page itself, or of who is calling, which the link's fields say. */
const isOwn = ({ key }: StoredText) => key.startsWith('dev-preview-') || key === 'session-params';

/** The items of the page in the phone. */
export const phoneItems = (items: readonly StoredText[]) => items.filter((item) => !isOwn(item));

/** Adds a snapshot to an address's parameters; also an empty one, so that the link is opened with nothing stored. */
export function writeSnapshot(params: URLSearchParams, { takenAt, journal, stored }: Snapshot): void {
  params.append('taken', String(takenAt));
  for (const entry of journal) params.append('did', JSON.stringify(entry));
  for (const { area, key, text } of stored) params.append('stored', JSON.stringify({ area, key, text }));
}

/** The snapshot in an address; `undefined` where it has none. */
export function readSnapshot(params: URLSearchParams): Snapshot | undefined {
  const takenAt = Number(params.get('taken') ?? Number.NaN);
  if (!Number.isSafeInteger(takenAt) || takenAt <= 0) return undefined;
  return {
    takenAt,
    journal: params.getAll('did').flatMap((text) => parsed(journalEntrySchema, text)),
    stored: phoneItems(params.getAll('stored').flatMap((text) => parsed(storedSchema, text))),
  };
}

/**
 * The stored items as they are to stand now. Their times are moved by the link's age, so that a record which expires is
 * as old as it was when the link was copied.
 */
export function itemsAt({ stored, takenAt }: Snapshot, now: number): StoredText[] {
  return stored.map((item) => ({ ...item, text: movedTimes(item.text, { around: takenAt, by: now - takenAt }) }));
}
