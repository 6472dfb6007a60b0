import { type Money, toDecimalString } from '@peace/money-date';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNativeBack } from '#shared/navigation/use-native-back.ts';
import { CashierBarcode } from './cashier-barcode.tsx';
import type { CodeCopy, SlipEvents, SlipState } from './slip-barcode.tsx';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { copyText } from '@peace/web-platform/copy-text';
import { keepAwake } from '@peace/web-platform/keep-awake';
import { useToast } from '@peace/vant-react-compat/toast';
import { useServices } from '#shared/services.tsx';

/** What draws the picture is loaded when the cashier's view is opened; in one file with the receipts, which draw theirs. */
const CodePicture = lazy(async () => ({
  default: (await import('#features/receipt/opened-receipt.part.tsx')).CodePicture,
}));

export interface SlipOptions {
  /** Undefined where there is none that may be copied. */
  readonly code: string | undefined;
  readonly amount: Money | null;
  /** Who is paid; '' where nobody is named. */
  readonly biller: string;
}

/** A pay slip: its code and amount are copied, its barcode shown and saved as a picture. */
export function usePaySlip({ code, amount, biller }: SlipOptions): {
  readonly slip: SlipState;
  readonly events: SlipEvents;
} {
  const { copied, copy } = useCopyCode(code);
  const amountCopy = useCopyCode(amount ? toDecimalString(amount) : undefined);
  const [isBarcodeOpen, setBarcodeOpen] = useState(false);
  const hideBarcode = () => setBarcodeOpen(false);
  useNativeBack(isBarcodeOpen, hideBarcode);
  const { window } = useServices();
  // The borrower waits in line with it.
  useEffect(() => (isBarcodeOpen ? keepAwake(window) : undefined), [isBarcodeOpen, window]);
  const picture = (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <CodePicture code={code ?? ''} amount={amount} biller={biller} />
      </Suspense>
    </ErrorBoundary>
  );
  const sheet = isBarcodeOpen && code !== undefined && (
    <CashierBarcode code={code} amount={amount} biller={biller} picture={picture} onClose={hideBarcode} />
  );
  return {
    slip: { copied, copiedAmount: amountCopy.copied, sheet },
    events: {
      copyCode: copy,
      copyAmount: amountCopy.copy,
      // Looking at it starts no payment: the borrower may only compare it.
      showBarcode: () => setBarcodeOpen(true),
    },
  };
}

/** Copies a pay code within the tap, and says so (spec §5). */
function useCopyCode(code: string | undefined) {
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
