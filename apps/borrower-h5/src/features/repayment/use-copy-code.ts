import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { copyText } from '@peace/web-platform/copy-text';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';

/** How copying a pay code went; `manual`: the borrower has to do it by hand. */
export type CodeCopy = 'idle' | 'copied' | 'manual';

/** Copies a pay code within the tap, and says so (spec §5). */
export function useCopyCode(code: string | undefined) {
  const { window } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const [copied, setCopied] = useState<CodeCopy>('idle');

  useEffect(() => {
    const early = window.peaceEarly?.copied;
    // Copied before React was there: what is to be known after it is still to be said.
    if (early && early.text === code) void early.outcome.then(({ kind }) => setCopied(kind));
  }, [code, window]);

  async function copy() {
    if (code === undefined) return;
    // Nothing may be awaited before: the permission to copy ends with the tap.
    const outcome = await copyText(code, { window });
    setCopied(outcome.kind);
    if (outcome.kind === 'copied') show({ kind: 'success', message: t('copied') });
  }

  return { copied, copy: () => void copy() };
}
