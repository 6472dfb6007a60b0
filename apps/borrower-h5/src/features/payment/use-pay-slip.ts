import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { type Money, toDecimalString } from '@peace/money-date';
import { useToast } from '@peace/vant-react-compat/toast';
import { copyText } from '@peace/web-platform/copy-text';
import { keepAwake } from '@peace/web-platform/keep-awake';
import { useEffect, useState } from 'react';
import { useNativeBack } from '#shared/navigation/use-go-back.ts';
import { useServices } from '#shared/services.tsx';
import type { CodeCopy, SlipEvents, SlipState } from './slip-barcode.tsx';

/** A pay slip: its code and amount are copied, its barcode shown. `code`: null where there is none that may be copied. */
export function usePaySlip(
  code: string | null,
  amount: Money | null,
): {
  readonly slip: SlipState;
  readonly events: SlipEvents;
} {
  const { copied, copy } = useCopyCode(code);
  const amountCopy = useCopyCode(amount && toDecimalString(amount));
  const [isBarcodeOpen, setBarcodeOpen] = useState(false);
  const hideBarcode = () => setBarcodeOpen(false);
  useNativeBack(isBarcodeOpen, hideBarcode);
  const { window } = useServices();
  // The borrower waits in line with it.
  useEffect(() => (isBarcodeOpen ? keepAwake(window) : undefined), [isBarcodeOpen, window]);
  return {
    slip: { copied, copiedAmount: amountCopy.copied, isBarcodeOpen },
    events: {
      copyCode: copy,
      copyAmount: amountCopy.copy,
      // Looking at it starts no payment: the borrower may only compare it.
      showBarcode: () => setBarcodeOpen(true),
      hideBarcode,
    },
  };
}

/** Copies a pay code within the tap, and says so (spec §5). */
function useCopyCode(code: string | null) {
  const { window } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const [copied, setCopied] = useState<CodeCopy>('idle');

  async function copy() {
    if (code === null) return;
    // Nothing may be awaited before: the permission to copy ends with the tap.
    const outcome = await copyText(code, { window });
    setCopied(outcome.kind);
    if (outcome.kind === 'copied') show({ kind: 'success', message: t('copied') });
  }

  return { copied, copy: () => void copy() };
}
