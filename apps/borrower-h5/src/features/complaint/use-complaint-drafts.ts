import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { storedAtom, useStoredItem } from '#shared/storage/stored-atom.ts';
import { complaintDraftsItem, noDrafts, type ComplaintDrafts } from './complaint-draft.ts';

export const draftsAtom = storedAtom(complaintDraftsItem);

export interface DraftsHold {
  readonly drafts: ComplaintDrafts;
  /** False when the phone had no room for the last change: it lives as long as the page. */
  readonly isKept: boolean;
  /** Drafts are stored that this page may not read, because its session is not known: it does not replace them. */
  readonly isHidden: boolean;
  /** Changes what is stored at once; null where nothing is left to keep. */
  readonly change: (next: (drafts: ComplaintDrafts) => ComplaintDrafts | null) => void;
}

export function useComplaintDrafts(): DraftsHold {
  const store = useStore();
  const drafts = useAtomValue(draftsAtom) ?? noDrafts;
  const set = useSetAtom(draftsAtom);
  const [isKept, setIsKept] = useState(true);
  const item = useStoredItem(complaintDraftsItem);
  const { session } = useServices();
  const isHidden = session.borrower() === null && item.whose() === 'otherBorrower';
  const change = useCallback<DraftsHold['change']>(
    (next) => setIsKept(set(next(store.get(draftsAtom) ?? noDrafts))),
    [set, store],
  );
  return { drafts, isKept, isHidden, change };
}
