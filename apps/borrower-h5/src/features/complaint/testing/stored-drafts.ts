import { systemClock } from '@peace/money-date';
import { localItems } from '@peace/web-platform/storage';
import { openItem } from '#shared/storage/stored-item.ts';
import { complaintDraftsItem, noDrafts, withDraft, type ComplaintDraft } from '../complaint-draft.ts';

/** The drafts on this device of a page without a session. */
export function storedDrafts() {
  const item = openItem({ storage: localItems(window), clock: systemClock, borrower: null }, complaintDraftsItem);
  return {
    read: item.read,
    keep: (...drafts: readonly ComplaintDraft[]) => item.write(drafts.reduce(withDraft, noDrafts)),
  };
}
