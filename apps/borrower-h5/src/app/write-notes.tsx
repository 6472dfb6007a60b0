import { withMessages } from '@peace/i18n/visit-messages';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { findMissingProtection, WriteNoteContext, type LimitedWindow } from '#shared/missing-protection.ts';

/** Says beside what pays, applies or saves what this browser cannot promise. Loaded only there: few browsers lack anything. */
export function WriteNotes(props: { readonly window: LimitedWindow; readonly children: ReactNode }): ReactElement {
  const { window, children } = props;
  const [note, setNote] = useState<ReactNode>(null);
  useEffect(() => {
    const limit = findMissingProtection(window);
    if (limit === null) return;
    withMessages(() => import('#shared/write-note.tsx')).then(
      ({ WriteNote }) => setNote(<WriteNote limit={limit} />),
      () => undefined,
    );
  }, [window]);
  return <WriteNoteContext value={note}>{children}</WriteNoteContext>;
}
