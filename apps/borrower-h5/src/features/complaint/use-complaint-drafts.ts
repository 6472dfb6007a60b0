import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useState } from 'react';
import { storedAtom } from '#shared/state/stored-atom.ts';
import { complaintDraftsItem, noDrafts, type ComplaintDrafts } from './complaint-draft.ts';

const draftsAtom = storedAtom(complaintDraftsItem);

export interface DraftsHold {
  readonly drafts: ComplaintDrafts;
  /** False when the phone had no room for the last change: it lives as long as the page. */
  readonly isKept: boolean;
  /** Changes what is stored at once; null where nothing is left to keep. */
  readonly change: (next: (drafts: ComplaintDrafts) => ComplaintDrafts | null) => void;
}

export function useComplaintDrafts(): DraftsHold {
  const store = useStore();
  const drafts = useAtomValue(draftsAtom) ?? noDrafts;
  const set = useSetAtom(draftsAtom);
  const [isKept, setIsKept] = useState(true);
  const change = useCallback<DraftsHold['change']>(
    (next) => setIsKept(set(next(store.get(draftsAtom) ?? noDrafts))),
    [set, store],
  );
  return { drafts, isKept, change };
}
