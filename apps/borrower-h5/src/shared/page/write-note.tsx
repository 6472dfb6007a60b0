import { writeNoteMessages } from '@peace/i18n/messages/write-note';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import type { MissingProtection } from './missing-protection.ts';

/** Says which promise this browser cannot keep, beside the button that pays, applies or saves. */
export function WriteNote({ limit }: { readonly limit: MissingProtection }): ReactElement {
  const t = useMessages(writeNoteMessages);
  return <>{t(limit)}</>;
}
