import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { copyText } from '@peace/session/copy-text';
import { useToast } from '@peace/vant-react-compat/toast';
import { useState } from 'react';
import { useServices } from '#shared/services.tsx';

/** How copying a pay code went; `manual`: the borrower has to do it by hand. */
export type CodeCopy = 'idle' | 'copied' | 'manual';

/** Copies a pay code within the tap, and says so (spec §5). */
export function useCopyCode(code: string | undefined) {
  const { window } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const [copied, setCopied] = useState<CodeCopy>('idle');

  async function copy() {
    if (code === undefined) return;
    // Nothing may be awaited before: the permission to copy ends with the tap.
    const outcome = await copyText(code, { window });
    setCopied(outcome.kind);
    if (outcome.kind === 'copied') show({ kind: 'success', message: t('copied') });
  }

  return { copied, copy: () => void copy() };
}
