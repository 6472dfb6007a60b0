import { useCallback, useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { storedDraft, type ComplaintDraft } from './complaint-draft.ts';

/** The draft as a screen holds it. */
export interface DraftHold {
  readonly draft: ComplaintDraft | null;
  /** False when the phone had no room for the last change: it lives as long as the page. */
  readonly isKept: boolean;
  /** Changes it, in storage too, at once. */
  readonly change: (next: (draft: ComplaintDraft | null) => ComplaintDraft) => void;
  /** The complaint was sent, or is discarded. */
  readonly clear: () => void;
}

/** Reads the draft once and writes every change through. */
export function useComplaintDraft(): DraftHold {
  const { storage } = useServices();
  const [item] = useState(() => storedDraft(storage));
  const [draft, setDraft] = useState(() => item.read());
  const [isKept, setIsKept] = useState(true);
  // What the next change starts from, also between two renders.
  const latest = useRef(draft);

  const change = useCallback<DraftHold['change']>(
    (next) => {
      latest.current = next(latest.current);
      setIsKept(item.write(latest.current).kind === 'written');
      setDraft(latest.current);
    },
    [item],
  );
  const clear = useCallback(() => {
    latest.current = null;
    item.clear();
    setDraft(null);
  }, [item]);

  return { draft, isKept, change, clear };
}
